import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';

export const analyticsSentences = inLanguage('analytics', {
  /** The first sentence of the page. */
  say: {
    none: 'No song has been played yet.',
    plays: (count: number, formatted: string, before: string | undefined) =>
      `${count === 0 ? 'Nobody has played a song' : count === 1 ? 'A song was played once' : `Songs were played ${formatted} times`} in this period${before === undefined ? '' : `; ${before} in the one before`}.`,
  },
  heading: 'Analytics',
  loadFailed: 'Error Loading Analytics',
  contest: 'Contest',
  thisContest: 'This contest',
  allContests: 'All contests',
  period: 'Period',
  periods: { 7: '7 days', 30: '30 days', 90: '90 days', all: 'All' },
  against: (period: string, previous: string) => `${period}, against ${previous}.`,
  all: (period: string) => `${period}.`,
  zone: (name: string) => `Days in ${name}.`,
  songsOfSite: 'Only entries belong to the contest: everything else is of the whole site.',

  figures: 'What visitors did',
  figure: {
    plays: 'Plays',
    downloads: 'Downloads',
    votes: 'Song votes',
    favorites: 'Favorites',
    entries: 'Entries',
  },
  from: (previous: string) => `from ${previous}`,
  asBefore: 'as many as before',
  noneBefore: 'none before',
  noneBeforeEither: 'none, as before',

  entries: 'Entries by status',
  entriesHint: 'as they are now, whenever they were submitted',
  total: 'All entries',
  approvalRate: 'Approval rate',
  approvalRateHint: (approved: string, all: string, pending: string) =>
    `${approved} of the ${all} that were not withdrawn; ${pending} of the ${all} wait for a decision`,
  noneYet: 'none yet',
  averageViews: 'Average YouTube views per entry',
  averageViewsHint: 'over approved entries that have views, as YouTube last counted them',
  songs: 'Songs',
  song: 'Song',
  noSongs: 'No songs yet',
  allSongs: 'All songs',
  interactions: (total: string) => `Interactions: ${total}`,
  without: (count: number) =>
    count === 1
      ? 'Show the song without interactions'
      : `Show the ${formatCount(count)} songs without interactions`,
  showAll: (count: number) => (count === 1 ? 'Show the song' : `Show the ${formatCount(count)} songs`),
  hideAll: 'Hide the songs',
  onlyCounted: 'Hide the songs without interactions',
  interaction: {
    upvote: 'Upvotes',
    downvote: 'Downvotes',
  },
  inDays: (days: number) => `in these ${days} days`,
  inAll: 'in all',

  unit: { day: 'Day', month: 'Month' },
  perUnit: (label: string, unit: 'day' | 'month') => `${label} per ${unit}`,
  most: (name: string, count: string) => `most on ${name}: ${count}`,
  mostInMonth: (name: string, count: string) => `most in ${name}: ${count}`,
  lastDays: (title: string, days: number) => `${title} in the last ${days} days`,
  ofAll: (title: string, first: string) => `${title} since ${first}`,
  summary: (title: string, total: string, most: string) => `${title}: ${total} in all, ${most}.`,
  playsPerSong: 'Plays per song',
  playsHint: 'the ten songs with the most plays',
  votesPerSong: 'Votes per song',
  votesHint: 'the ten songs with the most votes',
  viewsPerEntry: 'YouTube views per entry',
  viewsHint: 'the ten approved entries that are seen most, as YouTube last counted them',
  entry: 'Entry',
  views: 'YouTube views',
  rank: (name: string, counts: string[]) => `${name}, ${counts.join(', ')}`,
  rankSummary: (title: string, rows: string[]) => `${title}: ${rows.join('; ')}.`,

  quickActions: 'Quick Actions',
  reviewPending: (count: number) =>
    count === 0
      ? 'No entry is waiting'
      : count === 1
        ? 'Review 1 pending entry'
        : `Review ${formatCount(count)} pending entries`,
  askProofs: (count: number) =>
    count === 1
      ? 'Ask 1 entrant for proof of the video'
      : `Ask ${formatCount(count)} entrants for proof of their videos`,
  uploadSong: 'Upload a song',
  failedEmails: 'Emails that failed',
  gallery: 'The gallery as visitors see it',

  activity: 'Recent Activity',
  noActivity: 'Nothing has happened yet',
  /** What happened more than once on a day. */
  severalTimes: (happened: string) => `${happened}, several times`,
  /** Replaces the entrant's name. */
  deletedEntrant: 'a former entrant',
  happened: {
    play: (name: string) => `${name} was played`,
    download: (name: string) => `${name} was downloaded`,
    upvote: (name: string) => `${name} was upvoted`,
    downvote: (name: string) => `${name} was downvoted`,
    submit: (name: string) => `An entry by ${name} was submitted`,
    approve: (name: string) => `The entry of ${name} was approved`,
    reject: (name: string) => `The entry of ${name} was rejected`,
    disapprove: (name: string) => `The approval of ${name} was taken back`,
    delete: () => 'An entry was deleted',
    'undo-delete': (name: string) => `The deletion of the entry of ${name} was undone`,
    edit: (name: string) => `${name} changed an entry`,
    revise: (name: string) => `${name} proposed to change an entry`,
    'cancel-revision': (name: string) => `${name} took a proposed change back`,
    'approve-revision': (name: string) => `The change of ${name} was approved`,
    'reject-revision': (name: string) => `The change of ${name} was rejected`,
    withdraw: (name: string) => `${name} withdrew an entry`,
    'undo-withdraw': (name: string) => `${name} took the withdrawal of an entry back`,
    'correct-email': (name: string) => `${name} corrected the email address of an entry`,
    'change-email': (name: string) => `${name} changed the email address of an entry`,
    'make-link': (name: string) => `A new link to the entry of ${name} was made`,
    'video-broken': (name: string) => `The video of ${name} cannot be watched any more`,
    'video-mended': (name: string) => `The video of ${name} can be watched again`,
    'ask-proof': (name: string) => `${name} was asked for proof of owning the video`,
    prove: (name: string) => `${name} proved that the video is theirs`,
    'cancel-proof': (name: string) => `${name} is no longer asked for proof`,
  },
});
