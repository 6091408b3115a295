import { translations } from '../translations';

/** Why a request has no readable response. */
export function failureText(): string {
  const { failures } = translations;
  return navigator.onLine ? failures.text : failures.offline;
}
