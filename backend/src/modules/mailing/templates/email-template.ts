import type { ReactNode } from 'react';
import type { RulesChange } from '../../contest/contests/rules-differences.service.js';
import type { EmailTranslations } from '../../../translations/index.js';

/** At most `count` emails of the template to one recipient in `hours`. */
export interface RecipientLimit {
  count: number;
  hours: number;
}

/** What an email needs to know of its reader and of the site. */
export interface EmailContext {
  t: EmailTranslations;
  /** The address of a page of the site in the reader's language. */
  pageUrl: (path: string) => string;
  /** Passages that a version of rules replaces, removes or adds; empty for other emails. */
  differences: RulesChange[];
}

/** One kind of email. Links in the payload are absolute. */
export interface EmailTemplate<Payload> {
  /** Contains no text of a visitor, because it becomes a header. */
  subject(t: EmailTranslations): string;
  /**
   * `account` emails answer a request of the person, and `owner` emails go to the owner: both ignore opt-outs.
   * `entrant` emails are about the contest: they honour an opt-out and offer it.
   */
  audience: 'account' | 'owner' | 'entrant';
  /** Keeps visitors from filling a mailbox. Null where no visitor can cause the email, or its sender has a limit. */
  limit: RecipientLimit | null;
  /** The line that a mailbox shows beside the subject. */
  preview(t: EmailTranslations): string;
  body(payload: Payload, context: EmailContext): ReactNode;
}
