/** The list of the entries with the most views, which loads with its part of the home page. */
export const topEntries = {
  title: 'Top entries by views on YouTube',
  loading: 'Loading top entries...',
  failed: 'The top entries could not be loaded.',
  empty: 'No Entries Available Yet',
  emptyText: 'Contest entries will appear here once they are submitted and approved.',
  viewAll: 'View all entries',
  watch: 'Watch',
  watchOf: (name: string) => `the entry of ${name} on YouTube`,
};
