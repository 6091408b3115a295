import { ai } from './ai';
import { analytics } from './analytics';
import { audit } from './audit';
import { changes } from './changes';
import { chosenContest } from './chosen-contest';
import { conflict } from './conflict';
import { contests } from './contests';
import { data } from './data';
import { securityLog } from './security-log';
import { emailTexts } from './email-texts';
import { emails } from './emails';
import { entries } from './entries';
import { contactMessages } from './contact-messages';
import { jury } from './jury';
import { leftEntries } from './left-entries';
import { optOuts } from './opt-outs';
import { moderators } from './moderators';
import { preview } from './preview';
import { prize } from './prize';
import { reasons } from './reasons';
import { results } from './results';
import { rules } from './rules';
import { settings } from './settings';
import { shortcuts } from './shortcuts';
import { songs } from './songs';
import { texts } from './texts';
import { tokens } from './tokens';
import { upload } from './upload';
import { videos } from './videos';
import { votes } from './votes';

/** Every sentence of this remote, for a second language to translate. */
export const translations = {
  tabs: {
    entries: 'Entries',
    changes: 'Changes',
    votes: 'Votes',
    jury: 'Jury',
    results: 'Result',
    analytics: 'Analytics',
    songs: 'Upload Song',
    contests: 'Contest',
    texts: 'Site texts',
    messages: 'Messages',
    emails: 'Emails',
    optOuts: 'Opt-outs',
    moderators: 'Moderators',
    tokens: 'Tokens',
    data: 'Data',
    audit: 'Audit log',
    settings: 'Settings',
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
    changes: (count: number) => `${count} waiting`,
    messages: (count: number) => `${count} unread`,
    emails: (count: number) => `${count} failed`,
  },
  language: 'Language',
  loading: 'Loading…',
  loaded: 'Loaded',
  save: 'Save',
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
  insertInto: (field: string) => `Insert into ${field}`,
  optional: (label: string) => `${label} (optional)`,
  found: (count: number) => `${count} found`,
  missingInformation: 'Missing Information',
  missingInformationText: 'Please fill in all required fields',
  /** Titles of toasts by the error code of the server; other codes use the title of the action that failed. */
  errorTitles: {
    MISSING_INFORMATION: 'Missing Information',
    MISSING_AUDIO_FILE: upload.missingAudio,
    MISSING_IMAGE: upload.missingCover,
    INVALID_FILE_TYPE: upload.invalidType,
    FILE_TOO_LARGE: upload.tooLarge,
    IMAGE_TOO_DETAILED: upload.tooLarge,
    IMAGE_TOO_COMPLEX: upload.tooLarge,
    ANSWER_SENT: contactMessages.sentAlready,
  } as Partial<Record<string, string>>,
  failures: {
    authenticationRequired: 'Authentication Required',
    authenticationRequiredText: 'Please log in to see this page.',
    adminAccessRequired: 'Admin Access Required',
    adminAccessRequiredText: 'You do not have admin privileges.',
    text: 'The server did not answer as expected.',
    partUnavailable: 'This part of the console is not available now. Pages that you have opened still work.',
    offline: 'This device is offline. Please try again once it is connected.',
    mayBeOld: 'This could not be loaded again: it may have changed in the meantime.',
    pageCrashed: 'This page stopped because of an error',
    pageCrashedText: 'Everything else here still works.',
    pageNotFound: 'There is no such page',
    pageNotFoundText: 'Choose one from the sidebar.',
  },
  entries,
  changes,
  songs,
  upload,
  videos,
  votes,
  contests,
  contactMessages,
  data,
  emails,
  emailTexts,
  jury,
  leftEntries,
  moderators,
  audit,
  securityLog,
  optOuts,
  settings,
  ai,
  analytics,
  chosenContest,
  conflict,
  reasons,
  results,
  rules,
  texts,
  tokens,
  preview,
  prize,
  shortcuts,
} as const;
