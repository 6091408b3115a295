import type { ReactNode } from 'react';
import type { RulesChange } from '../rules-of-emails.service.js';
import type { EmailTranslations } from '../../../translations/index.js';
import type { EmailValues } from '../composing/filled-text.js';

/** At most `count` emails of the template to one recipient in `hours`. */
export interface RecipientLimit {
  count: number;
  hours: number;
  /** At most as many of them about one entry. */
  ofEntry?: number;
}

/** The texts of an email by their blocks. Every email has a subject, and a preview that a mailbox shows beside it. */
export type Texts = Readonly<Record<string, string>>;

export type PageUrl = (path: string) => string;

/** What an email needs to know of its reader and of the site. */
export interface EmailContext<Block extends string = string> {
  t: EmailTranslations;
  /** The address of a page of the site in the reader's language. */
  pageUrl: PageUrl;
  /** The paragraphs of a block. */
  text: (block: Block) => ReactNode;
  /** A block of one line. */
  line: (block: Block) => string;
  /** Passages that a version of rules replaces, removes or adds; empty for other emails. */
  differences: RulesChange[];
}

/** One kind of email. Links in the payload are absolute. */
export interface EmailTemplate<Payload> {
  /**
   * `account`: answers a request of the person, asks for something within a time, or says that an entry, or what holds for it, has changed.
   * `entrant`: only confirms what an entrant did, and the page of the entry says the same. It honours an opt-out and offers it.
   * `owner`: goes to the owner. Only `entrant` emails honour an opt-out. A test lists the audience of each template.
   */
  audience: 'account' | 'owner' | 'entrant';
  /** Keeps visitors from filling a mailbox. Null where no visitor can cause the email, or its sender has a limit. */
  limit: RecipientLimit | null;
  /** Whether the email ends with the head of its contest, so that many people have it. */
  showsHead?: boolean;
  /** What is deleted of the payload once the email was sent, with the `link` of any email. */
  secrets?: ReadonlyArray<keyof Payload & string>;
  /** What the email says by default. Subject and preview contain no text of a visitor: the subject becomes a header. */
  texts(t: EmailTranslations, payload: Payload): Texts;
  /** What the texts can name. */
  values(payload: Payload, pageUrl: PageUrl): EmailValues;
  body(payload: Payload, context: EmailContext): ReactNode;
}
