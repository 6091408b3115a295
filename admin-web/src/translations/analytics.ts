export const analytics = {
  heading: 'Analytics',
  loadFailed: 'Error Loading Analytics',
  contest: 'Contest',
  allContests: 'All contests',
  unknownContest: 'Unknown contest',
  period: 'Period',
  periods: { 7: '7 days', 30: '30 days', 90: '90 days', all: 'All' },
  against: (period: string, previous: string) => `${period}, against ${previous}.`,
  since: (day: string) => `since ${day}`,
  all: (period: string) => `${period}.`,
  zone: (name: string) => `Days in ${name}.`,
  songsOfSite: 'Only entries belong to the contest: everything else is of the whole site.',

  figures: 'What visitors did',
  figure: {
    plays: 'Plays',
    downloads: 'Downloads',
    votes: 'Votes',
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
  averageViews: 'Average YouTube views per entry',
  averageViewsHint: 'over approved entries that have views, as YouTube last counted them',
  songs: 'Songs',
  song: 'Song',
  noSongs: 'No songs yet',
  interactions: 'Interactions',
  interaction: {
    upvote: 'Upvotes',
    downvote: 'Downvotes',
    download: 'Downloads',
    play: 'Plays',
    total: 'All',
  },
  inDays: (days: number) => `in these ${days} days`,
  inAll: 'in all',

  chartsFailed: 'The drawing could not be loaded. The table says the same.',
  asTable: 'As a table',
  unit: { day: 'Day', month: 'Month' },
  perUnit: (label: string, unit: 'day' | 'month') => `${label} per ${unit}`,
  none: (label: string, days: number | null) =>
    days === null ? `No ${label.toLowerCase()} yet` : `No ${label.toLowerCase()} in these ${days} days`,
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
  noViews: 'No approved entry has views yet',
  rank: (name: string, counts: string[]) => `${name}, ${counts.join(', ')}`,
  rankSummary: (title: string, rows: string[]) => `${title}: ${rows.join('; ')}.`,

  quickActions: 'Quick Actions',
  /** Without a count, the entries of several contests are listed. */
  reviewPending: (count: number | null) =>
    count === null
      ? 'Review pending entries'
      : count === 0
        ? 'No entry is waiting'
        : count === 1
          ? 'Review 1 pending entry'
          : `Review ${count} pending entries`,
  uploadSong: 'Upload a song',
  failedEmails: 'Emails that failed',
  gallery: 'The gallery as visitors see it',

  activity: 'Recent Activity',
  noActivity: 'Nothing has happened yet',
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
  },
} as const;
