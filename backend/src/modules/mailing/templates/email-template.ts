import type { ReactNode } from 'react';

export interface EmailTemplate<Payload> {
  /** Without anything that a visitor wrote: it becomes a header. */
  subject(payload: Payload): string;
  /**
   * `account` mails answer what somebody has just asked for, and `owner` mails go to the owner: both are always sent.
   * `contact` mails honour an opt-out and offer it.
   */
  audience: 'account' | 'owner' | 'contact';
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  body(payload: Payload, site: { url: string }): ReactNode;
}
