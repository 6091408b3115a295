import { ai } from '../resources/entries/ai/sentences';
import { analytics } from '../resources/analytics/sentences';
import { audit } from '../resources/audit/sentences';
import { changes } from '../resources/entries/changes/sentences';
import { chosenContest } from '../translations/chosen-contest';
import { conflict } from '../translations/conflict';
import { contests } from '../resources/contests/sentences';
import { data } from '../resources/data/sentences';
import { securityLog } from '../resources/audit/security-sentences';
import { emailTexts } from '../resources/emails/texts/sentences';
import { emails } from '../resources/emails/sentences';
import { entries } from '../resources/entries/sentences';
import { contactMessages } from '../resources/contact-messages/sentences';
import { jury } from '../resources/jury/sentences';
import { leftEntries } from '../translations/left-entries';
import { optOuts } from '../resources/opt-outs/sentences';
import { moderators } from '../resources/moderators/sentences';
import { preview } from '../translations/preview';
import { prize } from '../resources/results/prize/sentences';
import { reasons } from '../resources/settings/reasons/sentences';
import { results } from '../resources/results/sentences';
import { rules } from '../resources/contests/rules/sentences';
import { settings } from '../resources/settings/sentences';
import { shortcuts } from '../resources/entries/shortcuts/sentences';
import { songs } from '../resources/songs/sentences';
import { texts } from '../resources/texts/sentences';
import { tokens } from '../resources/tokens/sentences';
import { upload } from '../components/file/sentences';
import { videos } from '../resources/entries/video-sentences';
import { votes } from '../resources/votes/sentences';

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
