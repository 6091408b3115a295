import type { Email } from '../records';

/** Whether the worker still has to process the email. */
export function isOnItsWay({ status }: Pick<Email, 'status'>): boolean {
  return status === 'queued' || status === 'sending';
}
