import { commonSentences } from './sentences';

const { failures } = commonSentences;

/** Why a request has no readable response; `text` unless the device is offline. */
export function failureText(text: string = failures.text): string {
  return navigator.onLine ? text : failures.offline;
}
