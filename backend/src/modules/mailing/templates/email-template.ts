import type { ReactNode } from 'react';

/** At most `count` emails of the template to one recipient in `hours`. */
export interface RecipientLimit {
  count: number;
  hours: number;
}

/** One kind of email. Links in the payload are absolute. */
export interface EmailTemplate<Payload> {
  /** Contains no text of a visitor, because it becomes a header. */
  subject(payload: Payload): string;
  /**
   * `account` emails answer a request of the account's user, and `owner` emails go to the owner: both ignore opt-outs.
   * `contact` emails honour an opt-out and offer it.
   */
  audience: 'account' | 'owner' | 'contact';
  /** Keeps visitors from filling a mailbox. Null where no visitor can cause the email, or its sender has a limit. */
  limit: RecipientLimit | null;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  body(payload: Payload, site: { url: string }): ReactNode;
}
