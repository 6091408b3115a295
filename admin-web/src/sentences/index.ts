import { analytics } from './analytics';
import { emails } from './emails';
import { entries } from './entries';
import { preview } from './preview';
import { songs } from './songs';
import { upload } from './upload';

/** Every sentence of this remote, so that a second language has one folder to translate. */
export const sentences = {
  tabs: { entries: 'Entries', analytics: 'Analytics', songs: 'Upload Song', emails: 'Mails' },
  loading: 'Loading…',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  tryAgain: 'Try Again',
  refresh: 'Refresh',
  search: 'Search',
  sortBy: 'Sort by',
  all: 'All',
  failures: {
    authenticationRequired: 'Authentication Required',
    authenticationRequiredText: 'Please log in to see this page.',
    adminAccessRequired: 'Admin Access Required',
    adminAccessRequiredText: 'You do not have admin privileges.',
    text: 'The server did not answer as expected.',
    pageNotFound: 'There is no such page',
    pageNotFoundText: 'Choose one from the sidebar.',
  },
  entries,
  songs,
  upload,
  emails,
  analytics,
  preview,
} as const;
