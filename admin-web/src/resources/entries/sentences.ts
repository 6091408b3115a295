import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';

const status = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const entrySentences = inLanguage('entries', {
  /** The first sentence of their page. */
  say: {
    waiting: (count: number) =>
      count === 1
        ? '1 entry waits for your decision.'
        : `${formatCount(count)} entries wait for your decision.`,
    decided: (count: number) =>
      count === 1 ? 'The one entry is decided.' : `All ${formatCount(count)} entries are decided.`,
    none: 'Nobody has entered yet.',
  },
  list: 'Contest entries',
  status,
  filter: 'Show entries',
  searchHint: 'Name or email',
  loadFailed: 'Error Loading Entries',
  empty: 'No entries yet',
  emptyText: 'Entries appear here as soon as somebody takes part in the contest.',
  noneFound: 'No entry matches',
  noneFoundText: 'Try another name or other dates, or show all entries.',

  /** The button before the filters that are behind it; `count` of them narrow the list. */
  moreFilters: (count: number) => (count === 0 ? 'Filter' : `Filter (${formatCount(count)})`),
  datesGroup: 'Submitted within',
  from: 'From',
  to: 'To',
  allDates: 'All dates',

  exportCsv: 'Export CSV',
  exportFailed: 'Failed to export the entries',

  reviewPending: (count: number) => `Review ${formatCount(count)} pending`,
  columns: { name: 'Entry', status: 'Status', submittedAt: 'Submitted', viewCount: 'YouTube views' },
  ascending: '(ascending)',
  descending: '(descending)',

  email: 'Email',
  submitted: 'Submitted',
  changed: 'Changed',
  contest: 'Contest',
  /** YouTube asks that its figures are labelled as its own, with their time. */
  views: 'YouTube views',
  viewsUnknown: 'Views unknown',
  viewsAt: (time: string) => `as of ${time}`,
  /** Of all rows. */
  allViewsAt: (time: string) => `YouTube views as of ${time}`,
  viewsSince: (time: string) => `YouTube views as of ${time} or later`,
  photoFailed: 'The photo could not be loaded',
  photoDeleted: 'The photo was deleted when its time was over',
  photoOf: (name: string) => `Verification photo of ${name}`,
  enlargePhotoOf: (name: string) => `Enlarge the verification photo of ${name}`,
  enlarge: 'Enlarge',
  paperMustRead: 'The paper must read',
  or: 'or',
  page: 'Its page',
  watchOnYouTube: 'Watch on YouTube',
  playHere: 'Play here',
  videoOf: (name: string) => `Video of ${name}`,
  opensInNewTab: '(opens in a new tab)',

  moreFor: (name: string) => `More actions for ${name}`,
  moreForList: 'More actions for the list',
  moreForChosen: 'More actions for the chosen entries',
  actionsFor: (name: string) => `Actions for ${name}`,
  transitions: { approve: 'Approve', reject: 'Reject', disapprove: 'Disapprove' },
  isOwners: {
    removal: 'Only the artist takes this entry out of the contest now.',
    approval: 'Only the artist approves this entry now.',
    both: 'Only the artist decides about this entry now.',
  },
  done: {
    approve: 'Entry approved',
    reject: 'Entry rejected',
    disapprove: 'Entry is pending again',
    'approve-revision': 'Change approved',
    'reject-revision': 'Change rejected',
  },
  doneTo: {
    approve: (count: number) => `${formatCount(count)} entries approved`,
    reject: (count: number) => `${formatCount(count)} entries rejected`,
    disapprove: (count: number) => `${formatCount(count)} entries are pending again`,
    'approve-revision': (count: number) => `${formatCount(count)} changes approved`,
    'reject-revision': (count: number) => `${formatCount(count)} changes rejected`,
  },
  reason: {
    ask: { reject: 'Reject with another reason…', disapprove: 'Disapprove with another reason…' },
    title: {
      reject: (whom: string) => `Reject ${whom}: why?`,
      disapprove: (whom: string) => `Return ${whom} to pending: why?`,
      'reject-revision': (whom: string) => `Reject the change of ${whom}: why?`,
    },
    entries: (count: number) => `${formatCount(count)} entries`,
    choose: 'Reason',
    none: 'There are no reasons. The owner writes them in the settings.',
    sentence: 'A sentence of your own (optional)',
    sentenceHint: (languages: string[]) => `The email is in ${languages.join(' or ')}.`,
    preview: 'In the email',
    nothing: 'No reason',
    /** The name of the button that shows it. */
    is: (label: string) => `Reason: ${label}`,
    pick: 'Choose a reason',
    change: 'Change reason',
    loadFailed: 'The reasons could not be loaded',
  },
  thread: {
    title: 'Messages',
    hint: 'The entrant reads them on the page of the entry, without your name. An email says only that there is an answer.',
    /** Without a mail server. */
    unsentHint:
      'The entrant reads them on the page of the entry, without your name. No email says that there is an answer, because no mail server is set.',
    none: 'No messages yet.',
    from: { entrant: 'Entrant', team: 'A deleted user' },
    by: (author: string, time: string) => `${author}, ${time}`,
    unseen: 'not seen yet',
    field: 'Message to the entrant',
    fieldHint: (count: number, max: number) => `${formatCount(count)} of ${formatCount(max)} characters`,
    send: 'Send message',
    deadAddress:
      'Emails to this address come back, so no email says that there is a message. The entrant sees it on the page of the entry.',
    sent: 'Message sent',
    settle: 'No answer needed',
    unanswered: (count: number) => (count === 1 ? '1 new message' : `${formatCount(count)} new messages`),
    filter: 'Unanswered messages',
    tooLong: (max: number) => `Please write at most ${max} characters`,
    loadFailed: 'The messages could not be loaded',
    sendFailed: 'Failed to send the message',
    settleFailed: 'Failed to note that no answer is needed',
  },
  newLink: {
    unproved: 'Nobody has opened an email at this address',
    make: 'Make a new link to this entry',
    title: 'Make a new link to this entry?',
    text: 'Whoever has the link opens the page of the entry, so give it to the entrant alone. Links that you or the site showed before end. If nobody has opened an email at its address, the entry is closed in all browsers. The new one proves no address: until somebody opens an email at its address, nobody accepts or declines a prize for this entry, and an address that was proved cannot be changed.',
    link: 'Link to the entry',
    until: (time: string) => `Copy it now: it is not shown again. It works until ${time}.`,
    failed: 'The link could not be made',
  },
  changes: {
    failed: 'The change could not be decided',
    settled: (name: string) =>
      `The change of ${name} was decided, taken back or replaced in the meantime. Nothing was sent.`,
  },
  proof: {
    title: 'Whose video it is',
    none: 'Nobody has asked for proof that the video is the entrant’s.',
    asked: (time: string) =>
      `Asked for proof on ${time}. The entrant puts this code into the description of the video:`,
    proved: (time: string) => `Proved to be the entrant’s on ${time}.`,
    cancelled: (time: string) => `No longer asked for, since ${time}.`,
    found:
      'The site looks for the code every day, and when the entrant says that it is there. Without a YouTube key, look yourself.',
    missed:
      'Emails to this address come back, so the code reached nobody by email. Reach the entrant in another way, such as a comment on the video.',
    ask: 'Ask for proof that the video is the entrant’s',
    record: 'Record as proved',
    cancel: 'No longer ask',
    questions: {
      askProof: {
        label: 'Ask for proof',
        title: 'Ask for proof that the video is the entrant’s?',
        text: 'The page of the entry shows a code for the description of the video on YouTube.',
      },
      recordProof: {
        label: 'Record as proved',
        title: 'Is it proved that the video is the entrant’s?',
        text: 'The page of the entry says that we have the proof. This cannot be undone.',
      },
      cancelProof: {
        label: 'No longer ask',
        title: 'No longer ask for proof?',
        text: 'The code stops working, and the page of the entry says that no proof is needed any more. If you ask again, the code is a new one.',
      },
    },
    emails: 'The entrant gets an email with it, which cannot be taken back.',
    loadFailed: 'The proof could not be loaded',
    failed: 'Failed to change the proof',
  },
  proofs: {
    title: 'Proof that the videos are the entrants’',
    unasked: (count: number) =>
      count === 1
        ? 'Nobody has asked for proof that the video of 1 approved entry is the entrant’s.'
        : `Nobody has asked for proof that the videos of ${formatCount(count)} approved entries are the entrants’.`,
    asked: (count: number) =>
      count === 1 ? '1 other entrant is asked already.' : `${formatCount(count)} others are asked already.`,
    /** In the question. */
    why: 'The result needs proof. Ask before voting ends, so that the entrants have time to answer.',
    ask: 'Ask all for proof',
    question: (count: number) =>
      count === 1 ? 'Ask 1 entrant for proof?' : `Ask ${formatCount(count)} entrants for proof?`,
    text: 'The page of each entry shows a code for the description of the video on YouTube.',
    emails:
      'Each entrant gets an email with it, which cannot be taken back. Entrants who were asked before get none.',
    atOnce: (most: number) => `One press asks the first ${most}. Press again for the others.`,
    done: (count: number) =>
      count === 0
        ? 'All entrants were asked before'
        : count === 1
          ? '1 entrant is asked for proof'
          : `${formatCount(count)} entrants are asked for proof`,
    failed: 'The entrants could not be asked for proof',
    missedBefore: (count: number, names: string) =>
      count === 1
        ? `No email reaches ${names}, because emails to this address come back.`
        : `No email reaches ${formatCount(count)} of them, because emails to these addresses come back: ${names}.`,
    missed: (count: number, names: string) =>
      count === 1
        ? `No email reaches ${names}, because emails to this address come back. Reach this entrant in another way, such as a comment on the video: the code is on the page of the entry.`
        : `No email reaches ${formatCount(count)} entrants without proof, because emails to these addresses come back: ${names}. Reach them in another way, such as a comment on the video: the codes are on the pages of the entries.`,
    others: (names: string, count: number) => `${names} and ${formatCount(count)} more`,
  },
  notes: {
    title: 'Private notes',
    hint: 'For staff alone. No email, export or page of the entrant has them.',
    add: 'Add note',
    field: 'New note',
    by: (author: string | null, time: string) => `${author ?? 'A deleted user'}, ${time}`,
    deleteOf: (author: string | null) => `Delete the note of ${author ?? 'a deleted user'}`,
    deleteTitle: 'Delete this note?',
    loadFailed: 'The notes could not be loaded',
    addFailed: 'Failed to add the note',
    deleteFailed: 'Failed to delete the note',
  },
  undo: 'Undo',
  undone: 'Undone: nothing was sent',
  updateFailed: 'Failed to update entry status',
  changedMeanwhile: 'Changed by someone else in the meantime',
  isNow: (name: string, now: keyof typeof status) =>
    `The entry of ${name} is ${status[now].toLowerCase()} now.`,
  /** Its name, video or photo; the status is the same. */
  isOther: (name: string) => `${name} has changed the entry. Please look at it again.`,
  isGone: (name: string) => `The entry of ${name} has been deleted.`,
  because: (name: string, reason: string) => `${name}: ${reason}`,
  andMore: (count: number) => `And ${formatCount(count)} more.`,

  refreshViews: 'Refresh views',
  viewsUpdated: (count: number) => `Views updated: ${formatCount(count)}`,
  viewsUpdatedOf: (count: number) =>
    count === 1 ? 'Views of 1 entry updated' : `Views of ${formatCount(count)} entries updated`,
  refreshingViews: (count: number) =>
    count === 1 ? 'Refreshing views of 1 entry' : `Refreshing views of ${formatCount(count)} entries`,
  refreshViewsFailed: 'Failed to fetch YouTube views',

  deleteTitle: 'Delete this entry?',
  deleteText: (name: string) =>
    `Nobody sees the entry of ${name} any more. You can undo this for 24 hours. After that the entry, its photo and the emails about it are removed for good; what votes, marks and a result need stays, without a name.`,
  deleteManyTitle: (count: number) =>
    count === 1 ? 'Delete 1 entry?' : `Delete ${formatCount(count)} entries?`,
  deleteManyText:
    'Nobody sees the chosen entries any more. You can undo this for 24 hours. After that the entries, their photos and the emails about them are removed for good; what votes, marks and a result need stays, without a name. Ten can be deleted in a day.',
  related: {
    title: (count: number) =>
      count === 1
        ? 'Another entry may be of the same person'
        : `${formatCount(count)} other entries may be of the same person`,
    submitted: (time: string) => `submitted ${time}`,
    rejected: (time: string) => `rejected ${time}`,
    mailbox: 'Same mailbox',
    video: 'Same video',
    both: 'Same mailbox and video',
  },
  deletedMany: (count: number) => (count === 1 ? 'Entry deleted' : `${formatCount(count)} entries deleted`),
  deleteFailed: 'Failed to delete entry',
  deletions: {
    title: (count: number) => (count === 1 ? '1 deleted entry' : `${formatCount(count)} deleted entries`),
    list: 'Deletions that can be undone',
    erasedAt: (time: string) => `Removed for good after ${time}`,
    held: 'Kept by a legal hold',
    undoOf: (name: string) => `Undo the deletion of the entry of ${name}`,
    undone: 'The entry is back',
    failed: 'Failed to undo the deletion',
  },

  select: (name: string) => `Choose the entry of ${name}`,
  selectAll: 'Choose all on this page',
  selected: (count: number) => `${formatCount(count)} chosen`,
  selection: 'Chosen entries',
  clearSelection: 'Clear',

  back: 'All entries',
  review: 'Review',
  previous: 'Previous entry',
  next: 'Next entry',
  position: ({ number, total }: { number: number; total: number }, of?: string) =>
    `${formatCount(number)} of ${formatCount(total)}${of === undefined ? '' : ` ${of.toLowerCase()}`}`,
  allReviewed: 'All reviewed',
  backToEntries: 'Back to the entries',
  shows: (name: string, position: string) => `${name}, ${position}`,
  history: 'History',
  historyFailed: 'The history could not be loaded',
  gone: 'This entry has been deleted',
  goneText: 'Nobody sees it any more. What was decided stays here.',
  by: (actor: string) => `by ${actor}`,
  events: {
    submit: 'Submitted',
    approve: 'Approved',
    reject: 'Rejected',
    disapprove: 'Approval taken back',
    delete: 'Deleted',
    'undo-delete': 'Deletion undone',
    'video-broken': 'The video cannot be watched any more',
    'video-mended': 'The video can be watched again',
    edit: 'Changed by the entrant',
    revise: 'Change proposed by the entrant',
    'cancel-revision': 'Proposed change taken back by the entrant',
    'approve-revision': 'Change approved',
    'reject-revision': 'Change rejected',
    withdraw: 'Withdrawn by the entrant',
    'undo-withdraw': 'Withdrawal taken back by the entrant',
    'correct-email': 'Email address corrected by the entrant',
    'change-email': 'Email address changed by the entrant',
    'make-link': 'New link made',
    'ask-proof': 'Asked for proof that the video is the entrant’s',
    prove: 'The video is proved to be the entrant’s',
    'cancel-proof': 'Proof no longer asked for',
  },
  sentEmail: (label: string) => `Email: ${label}`,
});
