import type { Email } from '../../records';

/** Whether the worker is still to do something with the mail. */
export function isOnItsWay({ status }: Email): boolean {
  return status === 'queued' || status === 'sending';
}
