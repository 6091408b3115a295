export const analytics = {
  heading: 'Analytics',
  loadFailed: 'Error Loading Analytics',
  entries: 'Entries by status',
  total: 'All entries',
  approvalRate: 'Approval rate',
  averageViews: 'Average views per entry',
  averageViewsHint: 'over approved entries that have views',
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

  chartsFailed: 'The drawing could not be loaded. The table says the same.',
  asTable: 'As a table',
  day: 'Day',
  plays: 'Plays',
  entriesOfDay: 'Entries',
  playsPerDay: 'Plays per day',
  entriesPerDay: 'Entries per day',
  noPlays: 'No plays in the last 30 days',
  noEntries: 'No entries in the last 30 days',
  perDaySummary: (title: string, total: string, most: string, day: string) =>
    `${title} in the last 30 days: ${total} in all, the most on ${day}: ${most}.`,
  votesPerSong: 'Votes per song',
  votesHint: 'the ten songs with the most votes',
  noVotes: 'No votes yet',
  viewsPerEntry: 'Views per entry',
  viewsHint: 'the ten approved entries that are seen most',
  entry: 'Entry',
  views: 'Views',
  noViews: 'No approved entry has views yet',
  rank: (name: string, counts: string[]) => `${name}, ${counts.join(', ')}`,
  rankSummary: (title: string, rows: string[]) => `${title}: ${rows.join('; ')}.`,

  quickActions: 'Quick Actions',
  reviewPending: (count: number) =>
    count === 0
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
