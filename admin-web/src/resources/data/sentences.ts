import { formatCount } from '../../lib/format';
import type { RetentionKind } from './api';
import { inLanguage } from '../../lib/language';

/** Of a kind of personal data: says how many there are of it. */
export type Noun = (shown: string, count: number) => string;

const noun =
  (one: string, many: string): Noun =>
  (shown, count) =>
    `${shown} ${count === 1 ? one : many}`;

type WithoutTerm =
  | 'approved-entry'
  | 'replaced-photo'
  | 'entry-note'
  | 'entry-history'
  | 'vote'
  | 'judge'
  | 'mark'
  | 'opt-out'
  | 'account'
  | 'moderator'
  | 'rate-limit'
  | 'act';

/** The noun of each kind of personal data that has a term, for its counts. */
const nouns: Record<Exclude<RetentionKind['kind'], WithoutTerm>, Noun> = {
  'other-entry': noun('entry that was not approved', 'entries that were not approved'),
  'rejected-photo': noun('photo of a rejected entry', 'photos of rejected entries'),
  'undecided-photo': noun('photo of a pending or withdrawn entry', 'photos of pending or withdrawn entries'),
  revision: noun('change that an entrant proposed', 'changes that entrants proposed'),
  'entry-message': noun('message about an entry', 'messages about entries'),
  bounce: noun('address that emails come back from', 'addresses that emails come back from'),
  'erasure-request': noun('request to erase an entry', 'requests to erase entries'),
  email: noun('email of the site', 'emails of the site'),
  'contact-message': noun('message of the contact form', 'messages of the contact form'),
  'account-link': noun('link of an account', 'links of accounts'),
  'new-address': noun(
    'address that an entrant has not confirmed',
    'addresses that entrants have not confirmed',
  ),
  'entry-link': noun('link to the page of an entry', 'links to the pages of entries'),
  voter: noun('record of who voted, and from where', 'records of who voted, and from where'),
  'unconfirmed-voter': noun(
    'address of a vote that was not confirmed',
    'addresses of votes that were not confirmed',
  ),
  'vote-browser': noun('browser that remembers a vote', 'browsers that remember votes'),
  'judge-address': noun('address of a judge', 'addresses of judges'),
  'jury-browser': noun('browser in which a jury link was opened', 'browsers in which jury links were opened'),
  session: noun('ended session', 'ended sessions'),
  'security-event': noun('sign-in or other event of an account', 'sign-ins and other events of accounts'),
  'personal-read': noun('record of what staff opened', 'records of what staff opened'),
  passkey: noun('passkey', 'passkeys'),
  'code-app': noun('app for codes', 'apps for codes'),
  'passkey-challenge': noun('challenge of a passkey', 'challenges of passkeys'),
  'staff-browser': noun('browser in which staff signed in', 'browsers in which staff signed in'),
  'api-token': noun('token of a program that ended', 'tokens of programs that ended'),
  invitation: noun('invitation of a moderator', 'invitations of moderators'),
  listener: noun('network address of a listener', 'network addresses of listeners'),
  captcha: noun('captcha', 'captchas'),
  youtube: noun('answer of YouTube about a video', 'answers of YouTube about videos'),
  'act-details': noun('record of what an act changed', 'records of what acts changed'),
  hold: noun('lifted legal hold', 'lifted legal holds'),
};

/** The personal data that the site keeps, and for how long. */
export const dataSentences = inLanguage('data', {
  /** The first sentence of the page. */
  say: {
    none: 'Nothing waits for you: what is due is deleted each night.',
    requests: (count: number) =>
      count === 1
        ? '1 person asks to be deleted. It happens by itself.'
        : `${formatCount(count)} people ask to be deleted. It happens by itself.`,
    held: (count: number) =>
      count === 1
        ? '1 request to delete waits for the end of a legal hold.'
        : `${formatCount(count)} requests to delete wait for the end of a legal hold.`,
  },
  intro:
    'What the site keeps of people, why, and for how long. Each night it deletes what has stayed as long as it should.',
  requests: {
    title: 'Requests to erase',
    intro: 'The site erases a confirmed request by itself, within seven days.',
    loadFailed: 'The requests could not be loaded',
    none: 'Nobody has asked for it.',
    erased: 'An erased entry',
    states: {
      asked: 'Not confirmed yet',
      'taken-back': 'Taken back',
      confirmed: 'Confirmed',
      held: 'Delayed by a legal hold',
      erased: 'Erased, except for the last email',
      done: 'Erased',
    },
    asked: (time: string) => `asked ${time}`,
    due: (day: string) => `to be done by ${day}`,
    doneOn: (day: string) => `done on ${day}`,
  },
  holds: {
    title: 'Legal holds',
    intro:
      'While a hold keeps a contest, nothing of it is deleted or erased, except what YouTube said of the videos.',
    loadFailed: 'The legal holds could not be loaded',
    none: 'No contest is held.',
    form: 'Set a legal hold',
    contest: 'Contest',
    reason: 'Reason',
    reasonHint: 'For you and the audit log alone.',
    set: 'Set the hold',
    missing: 'Please choose a contest and write the reason',
    isSet: (contest: string) => `${contest} is held`,
    setFailed: 'The hold could not be set',
    since: (time: string) => `since ${time}`,
    until: (from: string, to: string) => `from ${from} to ${to}`,
    held: 'Held',
    lifted: 'Lifted',
    lift: 'Lift',
    liftOf: (contest: string) => `Lift the hold of ${contest}`,
    liftTitle: (contest: string) => `Lift the hold of ${contest}?`,
    liftText: 'The next night deletes what has stayed as long as it should meanwhile.',
    isLifted: (contest: string) => `${contest} is no longer held`,
    liftFailed: 'The hold could not be lifted',
  },
  kinds: {
    withTerm: 'Deleted after some time',
    withoutTerm: 'Stays as long as it is needed',
    loadFailed: 'The kinds of data could not be loaded',
    basis: 'Why',
    term: 'How long it stays',
    from: 'Counted from',
    kept: 'Kept',
    end: 'Then',
    forecast: 'To be deleted',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    nothing: 'Nothing that exists now.',
    on: (day: string, what: string) => `On ${day}: ${what}.`,
    later: (what: string) => `Later: ${what}.`,
    held: (what: string) => `A legal hold keeps ${what}.`,
    nouns,
    otherNoun: noun('other record', 'other records'),
    change: 'Change',
    changeOf: (what: string) => `Change how long it stays: ${what}`,
    field: 'Days',
    bounds: (min: number, max: number, usual: number) => `From ${min} to ${max}. Usually ${usual}.`,
    outside: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
    sooner: 'What is older than that is deleted in the next night.',
    saved: 'Saved how long it stays',
    saveFailed: 'How long it stays could not be changed',
    isNow: (days: string) =>
      `Somebody else has changed it meanwhile: it is ${days} now. Save again to replace that.`,
  },
  runs: {
    title: 'What the last nights deleted',
    loadFailed: 'The reports could not be loaded',
    none: 'No night has passed yet.',
    nothing: 'Nothing had stayed as long as it should.',
    running: 'Not ended yet.',
    failed: (error: string) => `A part failed, and the next night tries it again: ${error}`,
    showAll: (count: number) => `Show all ${formatCount(count)}`,
  },
});
