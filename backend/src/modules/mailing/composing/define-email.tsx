import type { Locale } from '@paattu/shared/locales';
import type { ReactNode } from 'react';
import type { EntityManager } from 'typeorm';
import { namesIn } from '../../../common/placeholders.js';
import type { EmailTranslations } from '../../../translations/index.js';
import { type BlockName, EMAIL_BLOCKS, type LineName } from './blocks.js';
import type { EmailValues } from './filled-text.js';
import type { Invented } from './invented.js';
import { Title } from './parts.js';
import { EMAIL_VARIABLES, type EmailVariable, type PageUrl, type ValueOf } from './variables.js';

/** At most `count` emails of the template to one recipient in `hours`. */
export interface RecipientLimit {
  count: number;
  hours: number;
  /** At most as many of them about one entry. */
  ofEntry?: number;
}

/** The texts of an email by their blocks. Every email has a subject, and a preview that a mailbox shows beside it. */
export type Texts = Readonly<Record<string, string>>;

/** The facts about its reader and the site that an email needs. */
export interface EmailContext<Block extends BlockName = BlockName> {
  language: Locale;
  /** What all emails say. */
  t: EmailTranslations;
  pageUrl: PageUrl;
  /** The paragraphs of a block. */
  text: (block: Exclude<Block, LineName>) => ReactNode;
  /** A block of one line. */
  line: (block: Extract<Block, LineName>) => string;
}

/** A text of an email that the owner can replace. */
export interface EmailBlock {
  name: BlockName;
  isLine: boolean;
  /** What it can name. */
  variables: EmailVariable[];
  /** What it must name. */
  needs: EmailVariable[];
}

/** A text that the owner can replace in an email. */
export interface OwnTexts<Payload extends object = object> {
  /** Whether each contest has its own texts, or the site has them once. */
  scope: 'contest' | 'site';
  /** Its place in the console. */
  place: number;
  whenSent: string;
  variables: EmailVariable[];
  /** In the order of the email. */
  blocks: EmailBlock[];
  /** Those of this release. */
  texts: Readonly<Record<Locale, Texts>>;
  sample(invented: Invented): Partial<Payload>;
}

/** One kind of email. Links in the payload are absolute. */
export interface EmailTemplate<Name extends string = string, Payload extends object = object> {
  name: Name;
  label: string;
  /** Keeps visitors from filling a mailbox. */
  limit: RecipientLimit | null;
  honoursOptOut: boolean;
  /** Whether it is sent to an address whose emails come back. */
  reachesDeadAddress: boolean;
  showsHead: boolean;
  /** What is deleted of the payload once the email was sent. The link is as good as a password. */
  secrets: readonly string[];
  /** Null for an email to the owner. */
  ownTexts: OwnTexts<Payload> | null;
  /** Whether nobody can replace the texts. */
  keepsTexts: boolean;
  /** What the email says unless the owner has replaced it. */
  texts(language: Locale, payload: Payload): Texts;
  /** What the texts name. */
  values(payload: Payload, pageUrl: PageUrl): EmailValues;
  /** What the body shows and the stored payload lacks. */
  load?(payload: Payload, language: Locale, manager: EntityManager): Promise<Partial<Payload>>;
  body(payload: Payload, context: EmailContext): ReactNode;
}

/** The payload of a template. */
export type PayloadOf<Template> =
  Template extends EmailTemplate<string, infer Payload extends object> ? Payload : never;

/**
 * Why the reader cannot stop an email:
 * `request`: it answers a request of its reader, or of somebody who typed the address;
 * `deadline`: it asks for something within a time;
 * `change`: it says that an entry, or what holds for it, has changed;
 * `account`: it opens the account or the entry of its reader, or says what somebody did with it. A dead address gets these alone, because
 * its mailbox may work again;
 * `work`: its reader has agreed to do something in the contest.
 */
export type Necessity = 'request' | 'deadline' | 'change' | 'account' | 'work';

/** The variables in a text. */
type Named<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Named<Rest> : never;

type Each<Texts extends Record<Locale, object>> = {
  [Language in Locale]: Texts[Language][keyof Texts[Language]];
}[Locale];

interface Definition<Name> {
  /** The rows of sent emails, own texts and limits have it, so it stays. */
  name: Name;
  /** What the console calls such an email. */
  label: string;
  /** Keeps visitors from filling a mailbox. Null where no visitor can cause the email, or its sender has a limit. */
  limit: RecipientLimit | null;
  /** What is deleted of the payload once the email was sent, beside its `link`. */
  secrets?: readonly string[];
}

interface EmailDefinition<
  Name,
  Payload extends object,
  Usual extends Record<Locale, object>,
  Variable extends EmailVariable,
> extends Definition<Name> {
  /** For the owner, who reads it above the texts. */
  whenSent: string;
  scope: OwnTexts['scope'];
  /** Orders the emails of the console by numbers with gaps. */
  place: number;
  /** Null: the email only confirms what its reader did, and the page of the entry says the same. It honours an opt-out and offers it. */
  needed: Necessity | null;
  /** Whether the email ends with the head of its contest, so that many people have it. */
  showsHead?: boolean;
  /** Nobody can replace the texts: whoever opens an account of somebody else could take out of them what they warn of. */
  keepsTexts?: boolean;
  /** What the texts can name. */
  variables: Record<Variable, ValueOf<NoInfer<Payload>>>;
  /** What the email says unless the owner has replaced it, in the order of the email. */
  texts: Usual &
    Record<Locale, Record<keyof Usual['en'], string>> &
    ([Named<Each<Usual>>] extends [Variable]
      ? unknown
      : { 'not a variable': Exclude<Named<Each<Usual>>, Variable> });
  /** Invented data, for the preview of an email that was never sent, and for trials. Links and the names of the contest are added. */
  sample: (invented: Invented) => Partial<NoInfer<Payload>>;
  load?: (
    payload: NoInfer<Payload>,
    language: Locale,
    manager: EntityManager,
  ) => Promise<Partial<NoInfer<Payload>>>;
  /** What follows the title, which is the subject. */
  body: (payload: Payload, context: EmailContext<keyof Usual['en'] & BlockName>) => ReactNode;
}

/** An email whose texts the owner can replace. */
export function defineEmail<
  const Name extends string,
  Payload extends object,
  const Usual extends Record<
    Locale,
    Partial<Record<BlockName, string>> & Record<'subject' | 'preview', string>
  >,
  Variable extends EmailVariable = never,
>(email: EmailDefinition<Name, Payload, Usual, Variable>): EmailTemplate<Name, Payload> {
  const {
    name,
    label,
    limit,
    needed,
    showsHead = false,
    keepsTexts = false,
    secrets = [],
    scope,
    place,
    whenSent,
    body,
    load,
  } = email;
  const values: Partial<Record<EmailVariable, ValueOf<Payload>>> = email.variables;
  const variables = Object.keys(values) as EmailVariable[];
  const texts: Readonly<Record<Locale, Texts>> = email.texts;
  return {
    name,
    label,
    limit,
    honoursOptOut: needed === null,
    reachesDeadAddress: needed === 'account',
    showsHead,
    secrets: ['link', ...secrets],
    ownTexts: {
      scope,
      place,
      whenSent,
      variables,
      blocks: Object.entries(texts.en).map(([block, text]) =>
        describeBlock(block as BlockName, text, variables),
      ),
      texts,
      sample: email.sample,
    },
    keepsTexts,
    texts: (language) => texts[language],
    values: (payload, pageUrl) =>
      Object.fromEntries(variables.map((variable) => [variable, () => values[variable]!(payload, pageUrl)])),
    ...(load && { load }),
    body: (payload, context) => (
      <>
        <Title>{context.line('subject')}</Title>
        {body(payload, context)}
      </>
    ),
  };
}

interface OwnerEmailDefinition<Name, Payload extends object> extends Definition<Name> {
  /** Without text of a visitor: the subject becomes a header. Each row of the console's list has its subject, also one of another release. */
  subject: (payload: Partial<NoInfer<Payload>>) => string;
  preview: (payload: Partial<NoInfer<Payload>>) => string;
  body: (payload: Payload, context: EmailContext) => ReactNode;
}

/** An email to the owner, in English. */
export function defineOwnerEmail<const Name extends string, Payload extends object>({
  subject,
  preview,
  secrets = [],
  ...email
}: OwnerEmailDefinition<Name, Payload>): EmailTemplate<Name, Payload> {
  return {
    ...email,
    honoursOptOut: false,
    // The console shows that they come back.
    reachesDeadAddress: true,
    showsHead: false,
    secrets: ['link', ...secrets],
    ownTexts: null,
    keepsTexts: true,
    texts: (_, payload) => ({ subject: subject(payload), preview: preview(payload) }),
    values: () => ({}),
  };
}

function describeBlock(name: BlockName, usual: string, ofEmail: EmailVariable[]): EmailBlock {
  const { isLine } = EMAIL_BLOCKS[name];
  const named = namesIn(usual);
  return {
    name,
    isLine,
    variables: ofEmail.filter((variable) => !isLine || EMAIL_VARIABLES[variable].kind === 'owner'),
    needs: ofEmail.filter((variable) => EMAIL_VARIABLES[variable].isKept && named.includes(variable)),
  };
}
