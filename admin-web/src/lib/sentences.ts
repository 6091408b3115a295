import { formatCount } from './format';
import { inLanguage } from './language';

/** The sentences that several pages share. Those of one page are in its folder. */
export const commonSentences = inLanguage('common', {
  contestStates: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    announced: 'Announced',
    open: 'Submissions open',
    closed: 'Submissions closed',
    voting: 'Voting',
    judging: 'Judging',
    decided: 'Decided',
    archived: 'Archived',
  },
  /** What waits for the owner, beside the tab. */
  waiting: {
    entries: (pending: number, unanswered: number, broken: number) =>
      [
        `${pending} pending`,
        unanswered > 0 && `${unanswered} with a new message`,
        broken > 0 && `${broken} ${broken === 1 ? 'video' : 'videos'} broken`,
      ]
        .filter(Boolean)
        .join(', '),
    changes: (count: number) => `${formatCount(count)} waiting`,
    votes: (count: number) => `${formatCount(count)} to decide`,
    messages: (count: number) => `${formatCount(count)} unread`,
    emails: (count: number) => `${formatCount(count)} failed`,
  },
  language: 'Language',
  loading: 'Loading…',
  loaded: 'Loaded',
  /** Beside a song or a contest of the example. */
  example: 'Example',
  save: 'Save',
  undoChanges: 'Undo changes',
  /** The names of fields. */
  unsaved: (fields: string[]) => `Not saved: ${fields.join(', ')}`,
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  tryAgain: 'Try Again',
  retry: 'Retry',
  refresh: 'Refresh',
  search: 'Search',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  reverseOrder: 'Reverse the order',
  statusHead: 'Status',
  actions: 'Actions',
  moreActions: (name: string) => `More actions for ${name}`,
  before: 'Before:',
  after: 'Now:',
  moveUp: 'Move up',
  moveDown: 'Move down',
  all: 'All',
  /** Of a list whose chosen part is empty. */
  noneInPart: (part: string) => `Nothing under “${part}”`,
  noneHere: 'Nothing here now',
  showAll: '“All” shows the whole list.',
  insertInto: (field: string) => `Insert into ${field}`,
  optional: (label: string) => `${label} (optional)`,
  found: (count: number) => `${formatCount(count)} found`,
  missingInformation: 'Missing Information',
  /** The client's sentence, of a new song. */
  missingInformationText: 'Please fill in all required fields',
  /** What a field needs. */
  needed: {
    text: 'This field needs a text.',
    number: 'This field needs a number.',
    time: 'Choose a day and a time.',
    day: 'Choose a day.',
    choice: 'Choose one of these.',
    file: 'Choose a file.',
  },
  answerSent: 'Already sent. Send once more to send this text as another answer.',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  linkCopyFailed: 'The link could not be copied. Select it, and copy it by hand.',
  failures: {
    loading: (page: string) => `Error Loading ${page}`,
    authenticationRequired: 'Authentication Required',
    authenticationRequiredText: 'Please log in to see this page.',
    adminAccessRequired: 'Admin Access Required',
    adminAccessRequiredText: 'You do not have admin privileges.',
    text: 'The server did not answer as expected.',
    timeZone: 'Error Loading the Time Zone of the Site',
    partUnavailable: 'This part of the console is not available now. Pages that you have opened still work.',
    offline: 'This device is offline. Please try again once it is connected.',
    mayBeOld: 'This could not be loaded again: it may have changed in the meantime.',
    pageCrashed: 'This page stopped because of an error',
    pageCrashedText: 'Everything else here still works.',
    pageNotFound: 'There is no such page',
    pageNotFoundText: 'Choose one from the menu.',
    nothingHere: 'There is nothing at this address',
    nothingHereText: 'It may be gone. The list of its page has all that is there.',
    notUnderstood: 'The server does not understand this address. Open the page from the menu again.',
  },
  chart: {
    failed: 'The drawing could not be loaded. The table says the same.',
    asTable: 'As a table',
  },
  emailStatus: {
    queued: 'Queued',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Failed',
    suppressed: 'Suppressed',
    kept: 'Not sent',
  },
  chosenContest: {
    contest: 'Contest',
    choose: (title: string) => `Contest: ${title}`,
    all: 'All contests',
    create: 'New contest',
    unknown: 'Unknown contest',
    none: 'There is no contest yet',
    noneText: 'A contest begins as a draft, which only you see.',
    /** Of a page that shows what a draft does not have. */
    tooEarlyText: (title: string) =>
      `${title} has nothing to show here yet. Its dates and texts are in Set-up.`,
  },
  conflict: {
    title: 'Somebody else has changed this meanwhile',
    text: 'Choose for each field which text to keep. What you have not changed yourself is taken over unless you choose otherwise.',
    same: 'Both texts are the same now, so nothing is lost either way.',
    mine: 'Mine',
    theirs: 'Saved meanwhile',
    empty: '(empty)',
    back: 'Back to the form',
    save: 'Save the chosen texts',
    /** Of an act other than an edit. */
    seen: 'Somebody else has changed this meanwhile. Load the page again to see it.',
  },
  /** Why staff took out entries of which no act says it. */
  leftEntries: {
    left: (count: number) =>
      `${count === 1 ? '1 entry was' : `${formatCount(count)} entries were`} taken out of the contest and nothing says why. The record that is published with the result has what you write here.`,
    leftOf: (name: string | null) =>
      name === null ? 'Why an erased entry left' : `Why the entry of ${name} left`,
    leftAt: (time: string) => `It left ${time}. Please write no names.`,
    reasonMissing: 'Please say why the entry left',
    leftNow: 'An entry was taken out meanwhile. Please say why: the form has a field for it now.',
  },
  preview: {
    title: 'As visitors see it',
    failed: 'The card of the public site could not be loaded.',
  },
  /** For a screen reader: the numbers of the pages of a list. */
  pages: 'pagination navigation',
});
