import type { Locale } from './locales.js';

/** The name of each email template of the server. */
export type EmailTemplateName =
  | OwnTextEmail
  | 'contact-message'
  | 'owner-notice'
  | 'owner-digest'
  | 'owner-entry-deleted'
  | 'owner-prize'
  | 'test-email';

/**
 * The variables of the texts of emails, with the kind of their values. A text has them as `{{name}}`. A value of the kind `name` is shortened,
 * and loses what an email program would make a link of. A link can have a label, as in `[the rules]({{rules}})`.
 */
export const EMAIL_VARIABLES = {
  name: 'name',
  entry: 'name',
  messageSubject: 'visitor',
  contest: 'owner',
  video: 'link',
  rules: 'link',
  entryPage: 'link',
  contactForm: 'link',
} as const;

export type EmailVariable = keyof typeof EMAIL_VARIABLES;

/** A text of an email that the owner can replace. */
export interface EmailBlock {
  /** One line, such as the subject or the label of a button. It cannot name a visitor's text or a link. */
  isLine: boolean;
  /** What the text must name, because the email is useless without it. */
  needs: readonly EmailVariable[];
}

interface OwnTexts {
  /** Whether each contest has its own texts, or the site has them once. */
  scope: 'contest' | 'site';
  variables: readonly EmailVariable[];
  blocks: Record<string, EmailBlock>;
}

export const MAX_EMAIL_LINE = 150;
export const MAX_EMAIL_TEXT = 3_000;

const LINE = { isLine: true, needs: [] } as const;
const TEXT = { isLine: false, needs: [] } as const;
const VIDEO = { isLine: false, needs: ['video'] } as const;
const ENTRY_PAGE = { isLine: false, needs: ['entryPage'] } as const;
const RULES = { isLine: false, needs: ['rules'] } as const;
const ENTRY = { isLine: false, needs: ['entry'] } as const;
const CONTACT_FORM = { isLine: false, needs: ['contactForm'] } as const;

/** What every email has: the subject is also its title, and a mailbox shows the preview beside the subject. */
const HEAD = { subject: LINE, preview: LINE, greeting: TEXT } as const;

const ACCOUNT_LINK = {
  scope: 'site',
  variables: ['name'],
  blocks: { ...HEAD, text: TEXT, action: LINE, lifetime: TEXT, notYou: TEXT },
} as const;

/** What happened to an account, and what to do about it if it was somebody else. */
const ACCOUNT_NEWS = {
  scope: 'site',
  variables: ['name'],
  blocks: { ...HEAD, text: TEXT, notYou: TEXT, action: LINE },
} as const;

/** What the judge has left to mark follows the text. */
const JURY_WORK = {
  scope: 'contest',
  variables: ['name', 'contest'],
  blocks: { ...HEAD, text: TEXT, action: LINE, lifetime: TEXT },
} as const;

/** The list of what was changed follows the text. */
const CHANGE_BY_ENTRANT = {
  scope: 'contest',
  variables: ['name', 'contest', 'contactForm'],
  blocks: { ...HEAD, text: TEXT, notYou: CONTACT_FORM, myEntry: LINE },
} as const;

/** Until when an answer is possible follows the text. */
const PRIZE_UNTIL = {
  scope: 'contest',
  variables: ['name', 'contest'],
  blocks: { ...HEAD, text: TEXT, myEntry: LINE },
} as const;

/** What became of the entry follows the text. */
const RESULT = {
  scope: 'contest',
  variables: ['name', 'contest'],
  blocks: { ...HEAD, text: TEXT, action: LINE, certificate: TEXT, myEntry: LINE, verify: TEXT },
} as const;

/** The emails whose texts the owner can replace, in the order of the console; blocks in the order of the email. */
export const OWN_TEXT_EMAILS = {
  'entry-received': {
    scope: 'contest',
    variables: ['name', 'contest', 'video'],
    blocks: { ...HEAD, text: TEXT, video: VIDEO, myEntry: LINE },
  },
  'entry-approved': {
    scope: 'contest',
    variables: ['name', 'contest', 'video', 'entryPage'],
    blocks: { ...HEAD, text: TEXT, video: VIDEO, share: ENTRY_PAGE, action: LINE, myEntry: LINE },
  },
  'entry-rejected': {
    scope: 'contest',
    variables: ['name', 'contest', 'video', 'rules'],
    blocks: { ...HEAD, text: TEXT, reason: LINE, video: VIDEO, again: RULES, myEntry: LINE },
  },
  'entry-returned': {
    scope: 'contest',
    variables: ['name', 'contest', 'video'],
    blocks: { ...HEAD, text: TEXT, reason: LINE, video: VIDEO, myEntry: LINE },
  },
  'entry-withdrawn': {
    scope: 'contest',
    variables: ['name', 'contest', 'video', 'contactForm'],
    blocks: { ...HEAD, text: TEXT, video: VIDEO, undo: TEXT, myEntry: LINE, notYou: CONTACT_FORM },
  },
  'entry-restored': {
    scope: 'contest',
    variables: ['name', 'contest', 'video', 'contactForm'],
    blocks: { ...HEAD, text: TEXT, video: VIDEO, myEntry: LINE, notYou: CONTACT_FORM },
  },
  'entry-changed': CHANGE_BY_ENTRANT,
  'entry-revision-received': CHANGE_BY_ENTRANT,
  'entry-revision-cancelled': CHANGE_BY_ENTRANT,
  'entry-revision-approved': {
    scope: 'contest',
    variables: ['name', 'contest'],
    blocks: { ...HEAD, text: TEXT, myEntry: LINE },
  },
  'entry-revision-rejected': {
    scope: 'contest',
    variables: ['name', 'contest', 'rules'],
    blocks: { ...HEAD, text: TEXT, reason: LINE, again: RULES, myEntry: LINE },
  },
  'entry-address-asked': {
    scope: 'contest',
    variables: ['contest'],
    blocks: { ...HEAD, text: TEXT, action: LINE, lifetime: TEXT, notYou: TEXT },
  },
  'entry-address-changed': {
    scope: 'contest',
    variables: ['name', 'contest', 'contactForm'],
    blocks: { ...HEAD, text: TEXT, notYou: CONTACT_FORM },
  },
  'entry-answered': {
    scope: 'contest',
    variables: ['name', 'contest'],
    blocks: { ...HEAD, text: TEXT, myEntry: LINE },
  },
  'rules-changed': {
    scope: 'contest',
    variables: ['name', 'contest'],
    blocks: { ...HEAD, text: TEXT, before: LINE, after: LINE, action: LINE, myEntry: LINE },
  },
  'entry-video-broken': {
    scope: 'contest',
    variables: ['name', 'contest', 'video'],
    blocks: { ...HEAD, text: TEXT, reason: LINE, video: VIDEO, mend: TEXT, myEntry: LINE },
  },
  'entry-video-mended': {
    scope: 'contest',
    variables: ['name', 'contest', 'video'],
    blocks: { ...HEAD, text: TEXT, video: VIDEO, myEntry: LINE },
  },
  'entry-proof-asked': {
    scope: 'contest',
    variables: ['name', 'contest', 'video'],
    blocks: { ...HEAD, text: TEXT, video: VIDEO, code: LINE, how: TEXT, myEntry: LINE },
  },
  'vote-link': {
    scope: 'contest',
    variables: ['contest', 'entry'],
    blocks: { ...HEAD, text: TEXT, entry: ENTRY, action: LINE, lifetime: TEXT, notYou: TEXT },
  },
  'vote-entry-gone': {
    scope: 'contest',
    variables: ['contest', 'contactForm'],
    blocks: { ...HEAD, text: TEXT, action: LINE, ask: CONTACT_FORM },
  },
  'vote-lost': {
    scope: 'contest',
    variables: ['contest', 'contactForm'],
    blocks: { ...HEAD, text: TEXT, ask: CONTACT_FORM },
  },
  'vote-entry-back': {
    scope: 'contest',
    variables: ['contest', 'contactForm'],
    blocks: { ...HEAD, text: TEXT, action: LINE, ask: CONTACT_FORM },
  },
  'jury-invitation': {
    scope: 'contest',
    variables: ['name', 'contest'],
    blocks: { ...HEAD, text: TEXT, action: LINE, account: TEXT, lifetime: TEXT, notYou: TEXT },
  },
  'jury-opened': JURY_WORK,
  'jury-reassigned': JURY_WORK,
  'jury-extended': JURY_WORK,
  'jury-reminder': JURY_WORK,
  'result-entrant': RESULT,
  'result-correction': RESULT,
  'prize-offer': {
    scope: 'contest',
    variables: ['name', 'contest'],
    blocks: { ...HEAD, text: TEXT, myEntry: LINE, tax: TEXT },
  },
  'prize-reminder': PRIZE_UNTIL,
  'prize-resumed': PRIZE_UNTIL,
  'prize-accepted': {
    scope: 'contest',
    variables: ['name', 'contest'],
    blocks: { ...HEAD, text: TEXT, then: TEXT, myEntry: LINE },
  },
  'entry-link': {
    scope: 'site',
    variables: [],
    blocks: { ...HEAD, text: TEXT, action: LINE, lifetime: TEXT, notYou: TEXT },
  },
  'erasure-asked': {
    scope: 'site',
    variables: [],
    blocks: { ...HEAD, text: TEXT, action: LINE, lifetime: TEXT, notYou: TEXT },
  },
  'erasure-held': {
    scope: 'site',
    variables: [],
    blocks: { ...HEAD, text: TEXT, then: TEXT, myEntry: LINE },
  },
  'erasure-taken-back': {
    scope: 'site',
    variables: [],
    blocks: { ...HEAD, text: TEXT, notYou: TEXT, myEntry: LINE },
  },
  'erasure-done': {
    scope: 'site',
    variables: ['contactForm'],
    blocks: { ...HEAD, text: TEXT, remains: TEXT, ask: CONTACT_FORM },
  },
  'opt-out-link': {
    scope: 'site',
    variables: [],
    blocks: { ...HEAD, text: TEXT, action: LINE, notYou: TEXT },
  },
  'verify-email': ACCOUNT_LINK,
  'reset-password': ACCOUNT_LINK,
  'password-changed': ACCOUNT_NEWS,
  'new-browser': ACCOUNT_NEWS,
  'token-made': ACCOUNT_NEWS,
  'moderator-invitation': {
    scope: 'site',
    variables: [],
    blocks: { ...HEAD, text: TEXT, action: LINE, account: TEXT, lifetime: TEXT, notYou: TEXT },
  },
  'contact-receipt': { scope: 'site', variables: [], blocks: { ...HEAD, text: TEXT } },
  'contact-answer': {
    scope: 'site',
    variables: ['name', 'messageSubject', 'contactForm'],
    blocks: { ...HEAD, youWrote: TEXT, again: CONTACT_FORM },
  },
} as const satisfies Record<string, OwnTexts>;

export type OwnTextEmail = keyof typeof OWN_TEXT_EMAILS;

export type EmailBlockName<Name extends OwnTextEmail = OwnTextEmail> = {
  [Each in Name]: keyof (typeof OWN_TEXT_EMAILS)[Each]['blocks'] & string;
}[Name];

/** The texts of each email in one language. */
export type EmailTexts = { [Name in OwnTextEmail]: Record<EmailBlockName<Name>, string> };

export function hasOwnTexts(template: string): template is OwnTextEmail {
  return Object.hasOwn(OWN_TEXT_EMAILS, template);
}

export function scopeOf(template: OwnTextEmail): OwnTexts['scope'] {
  return OWN_TEXT_EMAILS[template].scope;
}

/** The blocks of an email, in the order in which it shows them. */
export function blocksOf(template: OwnTextEmail): [EmailBlockName, EmailBlock][] {
  return Object.entries(OWN_TEXT_EMAILS[template].blocks) as [EmailBlockName, EmailBlock][];
}

/** What a block of an email can name. */
export function variablesOf(template: OwnTextEmail, { isLine }: Pick<EmailBlock, 'isLine'>): EmailVariable[] {
  const { variables } = OWN_TEXT_EMAILS[template];
  return variables.filter((name) => !isLine || EMAIL_VARIABLES[name] === 'owner');
}

/** The name of a block in forms, errors and the audit log, which have both languages. */
export function fieldOf(block: string, language: Locale): string {
  return language === 'ml' ? `${block}Malayalam` : block;
}
