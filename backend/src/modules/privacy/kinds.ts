import { ACCOUNT_KINDS } from './account-kinds.js';
import { fixed, type Kind } from './kind.js';

/**
 * Every kind of personal data that the database has. `columns.ts` says which columns belong to which kind, and
 * `expiries.ts` how the nightly job finds what has reached the end of its term.
 */
export const KINDS = {
  'approved-entry': {
    what: 'Name, address, language, video and photo of an approved entry',
    basis: 'consent',
    from: 'as long as the site shows the contest, or until the entrant has the entry erased',
    end: 'The entry and all that belongs to it is deleted. What votes, marks and a result need stays as a line without name, address, video and photo.',
    term: null,
  },
  'other-entry': {
    what: 'Name, address, language and video of an entry that is not approved',
    basis: 'consent',
    from: 'announcement of the winner',
    end: 'The entry and all that belongs to it is deleted. What votes, marks and a result need stays as a line without name, address, video and photo.',
    term: { days: 365, min: 90, max: 1095 },
  },
  'rejected-photo': {
    what: 'Photo of a rejected entry',
    basis: 'consent',
    from: 'rejection',
    end: 'Its files are deleted. It can be approved no more.',
    term: { days: 90, min: 30, max: 365 },
  },
  'undecided-photo': {
    what: 'Photo of an entry that is pending or withdrawn',
    basis: 'consent',
    from: 'announcement of the winner',
    end: 'Its files are deleted. It can be approved no more.',
    term: { days: 90, min: 30, max: 365 },
  },
  revision: {
    what: 'Name, video and photo that an entrant wanted for an approved entry',
    basis: 'consent',
    from: 'decision about it, or announcement of the winner if there was none; a decision deletes its photo at once, unless it is that of the entry',
    end: 'The change is deleted with its photo.',
    term: { days: 90, min: 30, max: 365 },
  },
  'replaced-photo': {
    what: 'Replaced photo of an entry or of a proposed change, in a contest with a legal hold',
    basis: 'proof',
    from: 'as long as the hold lasts; without one, it is deleted at once',
    end: 'Its files are deleted within the hour.',
    term: null,
  },
  'entry-note': {
    what: 'What moderators wrote about an entry: private notes, and sentences to the entrant',
    basis: 'operation',
    from: 'as long as the entry exists',
    end: 'It is deleted with the entry.',
    term: null,
  },
  'entry-message': {
    what: 'Message between an entrant and the moderators about an entry',
    basis: 'operation',
    from: 'message',
    end: 'The message is deleted; with its entry, all of them are.',
    term: { days: 730, min: 90, max: 1095 },
  },
  'entry-history': {
    what: 'What was done to an entry, when, by whom and for which reason of the list: states and ids, without names',
    basis: 'proof',
    from: 'for ever, also after the entry is erased',
    end: 'It stays: nobody can tell from it who the entrant was.',
    term: null,
  },
  'erasure-request': {
    what: 'That the erasure of an entry was asked for, when, and when it was done: the id of the entry, without a name',
    basis: 'proof',
    from: 'erasure, or the end of the link if it was not used, or the request was taken back',
    end: 'The request is deleted.',
    term: { days: 1095, min: 365, max: 3650 },
  },
  email: {
    what: 'An email of the site: address, language, text and the names in it',
    basis: 'operation',
    from: 'creation of the email',
    end: 'The email is deleted.',
    term: { days: 365, min: 90, max: 1095 },
  },
  bounce: {
    what: 'Address whose emails came back, or whose reader reported one as spam, and what its mail server said',
    basis: 'operation',
    from: 'report of the mail server',
    end: 'The report is deleted; emails go to the address again.',
    term: { days: 365, min: 90, max: 1095 },
  },
  vote: {
    what: 'Vote for an entry: for which, when and how often it moved, and a keyed hash by which only the same address is recognized',
    basis: 'proof',
    from: 'as long as the site shows the contest',
    end: 'It stays: nobody can tell from it who voted without the address and the secret of the site.',
    term: null,
  },
  voter: {
    what: 'Who voted, and from where: address and account, what was asked for by email, network address, browser, and what looked suspicious about it',
    basis: 'security',
    from: 'confirmation of the result, or a year after the winner was due',
    end: 'It is deleted; the vote stays.',
    term: { days: 90, min: 30, max: 365 },
  },
  'unconfirmed-voter': {
    what: 'Address that somebody typed to vote, and whose owner did not confirm the vote',
    basis: 'operation',
    from: 'end of the link',
    end: 'The address is deleted.',
    term: fixed(1),
  },
  'vote-browser': {
    what: 'Browser that remembers its vote (as a hash)',
    basis: 'security',
    from: 'end of its validity',
    end: 'The browser forgets the vote; the vote stays.',
    term: fixed(1),
  },
  judge: {
    what: 'Name of a judge, times of invitation, acceptance and reminders, and the reason of a revocation',
    basis: 'proof',
    from: 'as long as the site shows the contest',
    end: 'It stays with the contest. The owner can delete a judge who never accepted.',
    term: null,
  },
  'judge-address': {
    what: 'Address of a judge, and what the judge wrote about an entry without marks',
    basis: 'operation',
    from: 'confirmation of the result, or a year after the winner was due',
    end: 'Both are deleted; the name and the marks stay.',
    term: { days: 90, min: 30, max: 365 },
  },
  mark: {
    what: 'What a judge gave an entry: marks, abstention or conflict of interest',
    basis: 'proof',
    from: 'as long as the site shows the contest',
    end: 'It stays, also after the entry is erased.',
    term: null,
  },
  'jury-browser': {
    what: 'Browser in which the link of a judge was opened (as a hash), and when it was used',
    basis: 'security',
    from: 'end of its validity',
    end: 'It is deleted, and the browser needs the link again.',
    term: fixed(1),
  },
  'opt-out': {
    what: 'Address of a person who wants no emails about the contest',
    basis: 'consent',
    from: 'as long as the site sends emails, because the promise needs the address',
    end: 'The person turns the emails on again on the page of an entry, or asks the operator to delete the address.',
    term: null,
  },
  'contact-message': {
    what: 'Message of the contact form with name and address, and its answers',
    basis: 'operation',
    from: 'message, or its last answer',
    end: 'The message is deleted with its answers.',
    term: { days: 730, min: 90, max: 1095 },
  },
  ...ACCOUNT_KINDS,
  'new-address': {
    what: 'Address that an entrant wants for an entry, and has not confirmed yet',
    basis: 'operation',
    from: 'end of the link',
    end: 'The address is deleted; the entry keeps its previous one.',
    term: fixed(1),
  },
  'entry-link': {
    what: 'Link in an email that opens the page of an entry, and the browser that opened it (as hashes); whether a new entry can be corrected',
    basis: 'security',
    from: 'end of its validity',
    end: 'The link is deleted, and the browser needs a new one.',
    term: fixed(1),
  },
  listener: {
    what: 'Network address of a play, download or song vote',
    basis: 'security',
    from: 'play, download or song vote',
    end: 'The address is deleted; the play or download still counts.',
    term: { days: 365, min: 30, max: 365 },
  },
  'rate-limit': {
    what: 'Network address or email address in the counter of a rate limit',
    basis: 'security',
    from: 'until the period of the limit ends, a day at most',
    end: 'The rate limits delete the counter.',
    term: null,
  },
  captcha: {
    what: 'Captcha of a form (as a hash)',
    basis: 'security',
    from: 'end of its validity',
    end: 'The captcha is deleted.',
    term: fixed(1),
  },
  youtube: {
    what: 'What YouTube said of a video: its title, channel, length, date and view count',
    basis: 'youtube',
    from: 'last answer of YouTube',
    end: 'It is deleted, also during a legal hold. A view count goes within the hour.',
    // The terms allow 30 days. A day is left for a worker that is down.
    term: fixed(29),
  },
  act: {
    what: 'What was done in the console, when and by whom: states and ids, without names',
    basis: 'proof',
    from: 'for ever',
    end: 'It stays.',
    term: null,
  },
  'act-details': {
    what: 'The fields that an act in the console changed, before and after',
    basis: 'proof',
    from: 'act',
    end: 'The fields are deleted; their hash stays.',
    term: { days: 1095, min: 365, max: 3650 },
  },
  hold: {
    what: 'Reason of a legal hold, which may name the people of a dispute',
    basis: 'proof',
    from: 'end of the hold',
    end: 'The reason is deleted with its hold.',
    term: { days: 1095, min: 365, max: 3650 },
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

export function isKind(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}
