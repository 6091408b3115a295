import { pluralIn } from '../plural';

const plural = pluralIn('en');

/** The gallery. */
export const gallery = {
  title: 'Contest Entries',
  description: 'All approved entries of the cover song contest, with their videos on YouTube.',
  banner: (date: string) => `Voting for the competition will begin on ${date}!`,
  count: (total: number) =>
    plural(total, { one: `${total} approved entry`, other: `${total} approved entries` }),
  order: 'Order',
  orders: { fewest: 'Fewest viewed', most: 'Most viewed', newest: 'Newest' },
  sorted: {
    fewest: 'Sorted by view count (ascending)',
    most: 'Sorted by view count (descending)',
    newest: 'Newest first',
  },
  search: 'Search by name',
  notFound: (text: string) => `No entry by “${text}”`,
  notFoundText: 'Check the spelling, or try a part of the name.',
  showAll: 'Show all entries',
  play: (name: string) => `Play the video of ${name}`,
  video: (name: string) => `The video of ${name} on YouTube`,
  videoHint: 'If the video stays empty, watch it on YouTube.',
  by: 'by',
  watch: 'Watch on YouTube',
  more: 'Show more',
  loading: 'Loading entries...',
  failed: 'The entries could not be loaded.',
  empty: 'No Approved Entries Yet',
  emptyText: 'Entries appear here as soon as they are approved.',
  emptyInvitation: 'Yours could be the first.',
  enter: 'Enter the contest',
};
