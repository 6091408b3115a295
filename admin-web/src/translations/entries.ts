import { emailLabel } from './emails';

const status = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;

export const entries = {
  list: 'Contest entries',
  status,
  filter: 'Show entries',
  searchHint: 'Name or email',
  loadFailed: 'Error Loading Entries',
  empty: 'No entries yet',
  emptyText: 'Entries appear here as soon as somebody takes part in the contest.',
  noneFound: 'No entry matches',
  noneFoundText: 'Try another name or other dates, or show all entries.',

  dates: 'Dates',
  datesGroup: 'Submitted within',
  from: 'From',
  to: 'To',
  allDates: 'All dates',

  exportCsv: 'Export CSV',
  exportFailed: 'Failed to export the entries',

  email: 'Email',
  submitted: 'Submitted',
  changed: 'Changed',
  contest: 'Contest',
  views: 'Views',
  viewsAt: (time: string) => `as of ${time}`,
  photoFailed: 'The photo could not be loaded',
  photoOf: (name: string) => `Verification photo of ${name}`,
  enlargePhotoOf: (name: string) => `Enlarge the verification photo of ${name}`,
  watchOnYouTube: 'Watch on YouTube',
  playHere: 'Play here',
  videoOf: (name: string) => `Video of ${name}`,
  opensInNewTab: '(opens in a new tab)',

  actionsFor: (name: string) => `Actions for ${name}`,
  transitions: { approve: 'Approve', reject: 'Reject', disapprove: 'Disapprove' },
  done: { approve: 'Entry approved', reject: 'Entry rejected', disapprove: 'Entry is pending again' },
  doneTo: {
    approve: (count: number) => `${count} entries approved`,
    reject: (count: number) => `${count} entries rejected`,
    disapprove: (count: number) => `${count} entries are pending again`,
  },
  undo: 'Undo',
  undoKeys: 'Ctrl+Z',
  undone: 'Undone: nothing was sent',
  updateFailed: 'Failed to update entry status',
  changedMeanwhile: 'Changed by someone else in the meantime',
  isNow: (name: string, now: keyof typeof status) =>
    `The entry of ${name} is ${status[now].toLowerCase()} now.`,
  isGone: (name: string) => `The entry of ${name} has been deleted.`,
  because: (name: string, reason: string) => `${name}: ${reason}`,
  andMore: (count: number) => `And ${count} more.`,

  refreshViews: 'Refresh views',
  viewsUpdated: (count: number) => `Views updated: ${count}`,
  viewsUpdatedOf: (count: number) =>
    count === 1 ? 'Views of 1 entry updated' : `Views of ${count} entries updated`,
  refreshingViews: (count: number) =>
    count === 1 ? 'Refreshing views of 1 entry' : `Refreshing views of ${count} entries`,
  refreshViewsFailed: 'Failed to fetch YouTube views',

  deleteTitle: 'Delete this entry?',
  deleteText: (name: string) => `The entry of ${name} and its photo are removed for good.`,
  deleteManyTitle: (count: number) => (count === 1 ? 'Delete 1 entry?' : `Delete ${count} entries?`),
  deleteManyText: 'The chosen entries and their photos are removed for good.',
  deletedMany: (count: number) => (count === 1 ? 'Entry deleted' : `${count} entries deleted`),
  deleteFailed: 'Failed to delete entry',

  select: (name: string) => `Choose the entry of ${name}`,
  selectAll: 'Choose all on this page',
  selected: (count: number) => `${count} chosen`,
  selection: 'Chosen entries',
  clearSelection: 'Clear',

  back: 'All entries',
  history: 'History',
  historyFailed: 'The history could not be loaded',
  gone: 'This entry has been deleted',
  goneText: 'Its photo is gone as well. What happened to it stays here.',
  by: (actor: string) => `by ${actor}`,
  events: {
    submit: 'Submitted',
    approve: 'Approved',
    reject: 'Rejected',
    disapprove: 'Approval taken back',
    delete: 'Deleted',
  },
  sentEmail: (template: string) => `Email: ${emailLabel(template)}`,

  shortcuts: {
    title: 'Keyboard shortcuts',
    switch: 'Shortcuts of single keys are on',
    hint: 'They work while no field is typed into and no question is open.',
    keys: {
      next: 'Next entry',
      previous: 'Previous entry',
      approve: 'Approve, and go on',
      reject: 'Reject, and go on',
      disapprove: 'Disapprove, and go on',
      undo: 'Undo the last decision while its message shows',
      photo: 'Enlarge the photo',
      video: 'Play the video',
      select: 'Choose for several at once',
      open: 'Open the entry with its history',
      help: 'This list',
    },
  },
} as const;
