import type { Email } from '../../records';

export type Fate = Email['status'] | 'kept';

/** What became of a mail. Without a mail server it has left the queue but not the house: it is kept. */
export function fateOf(status: Email['status'], delivery: Email['delivery']): Fate {
  return status === 'sent' && delivery === 'kept' ? 'kept' : status;
}
