import type { ContestDate } from '@paattu/shared/contest-dates';
import type { ContestState } from '@paattu/shared/contest-state';
import type { DateWords, Day } from '@paattu/shared/dates';
import { ordinalDate } from '@paattu/shared/ordinal-date';
import { pluralIn } from '../plural';

const plural = pluralIn('en');

/** The gallery, and the pages of contests. */
export const gallery = {
  title: 'Contest Entries',
  description: 'All approved entries of the cover song contest, with their videos on YouTube.',
  banner: (day: Day, dates: DateWords) =>
    `Voting for the competition will begin on ${ordinalDate(day, dates)}!`,
  votingBegins: (time: string) => `Voting begins ${time}.`,
  votingOpen: (time: string) => `Voting is open until ${time}. You have one vote.`,
  vote: 'Vote now',
  count: (total: number) =>
    plural(total, { one: `${total} approved entry`, other: `${total} approved entries` }),
  order: 'Order',
  orders: {
    fewest: 'Fewest viewed',
    most: 'Most viewed',
    newest: 'Newest',
    submitted: 'First submitted',
    shuffled: 'Shuffled daily',
    result: 'By result',
  },
  sorted: {
    fewest: 'Sorted by view count (ascending)',
    most: 'Sorted by view count (descending)',
    newest: 'Newest first',
    submitted: 'In the order of submission',
    shuffled: 'Shuffled again each day, the same for everybody',
    result: 'In the order of the result',
  },
  /** While visitors vote, in place of `sorted.fewest`. */
  leastHeard: 'Least heard first, so that everybody gets a chance',
  search: 'Search by name',
  notFound: (text: string) => `No entry by “${text}”`,
  notFoundText: 'Check the spelling, or try a part of the name.',
  showAll: 'Show all entries',
  play: (name: string) => `Play the video of ${name}`,
  video: (name: string) => `The video of ${name} on YouTube`,
  videoHint: 'If the video stays empty, watch it on YouTube.',
  by: 'by',
  watch: 'Watch on YouTube',
  voteShort: 'Vote',
  voteFor: (name: string) => `Vote for ${name}`,
  more: 'Show more',
  loading: 'Loading entries...',
  failed: 'The entries could not be loaded.',
  empty: 'No Approved Entries Yet',
  emptyText: 'Entries appear here as soon as they are approved.',
  noContest: 'There is no contest at the moment.',
  listen: 'Listen to the songs',
  emptyInvitation: 'Yours could be the first.',
  enter: 'Enter the contest',
  /** The page of an entry. */
  entry: {
    titleOf: (name: string, song: string) => `${name} sings ${song}`,
    descriptionOf: (name: string, song: string, contest: string) =>
      `Watch ${name} sing ${song} in the ${contest}, and share it.`,
    winnerDescriptionOf: (name: string, song: string, contest: string) =>
      `${name} has won the ${contest}. Watch the winner sing ${song}, and share it.`,
    winner: 'Winner',
    place: (place: number) => `Place ${place}`,
    /** The consents of entrants quote it (`declarations` in the backend). */
    madeWithAi: { backing: 'Made with AI: backing track', voice: 'Made with AI: voice' },
    pictureOf: (name: string, contest: string) => `The photo and the name of ${name}, ${contest}`,
    vote: 'Vote for this entry',
    result: 'See the result',
    sings: (song: string) => `Singing “${song}”`,
    picture: 'Picture for your status',
    original: 'The song of the contest',
    others: 'Other voices',
    neighbours: 'Other entries',
    previous: 'The entry before:',
    next: 'The entry after:',
    all: 'All entries of the contest',
    loading: 'Loading the entry...',
    failed: 'The entry could not be loaded.',
  },
  contests: {
    rules: 'Official rules',
    title: 'Contests',
    description: 'All cover song contests, with their songs, dates and entries.',
    descriptionOf: (title: string, song: string, prize: string) =>
      `${title}: covers of ${song}, for a prize of ${prize}. Dates and all entries.`,
    intro: 'Each contest keeps its page, with its entries.',
    loading: 'Loading contests...',
    failed: 'The contests could not be loaded.',
    empty: 'No Contests Yet',
    emptyText: 'A contest appears here once it is announced.',
    label: 'Other contests',
    all: 'All contests',
    next: 'The contest after:',
    song: 'Song:',
    winner: 'Winner:',
    states: {
      announced: 'Announced',
      open: 'Submissions open',
      closed: 'Submissions closed',
      voting: 'Voting',
      judging: 'The winner is being chosen',
      decided: 'Ended',
      archived: 'Ended',
    } as Partial<Record<ContestState, string>>,
    calendar: 'Add the dates to your calendar',
    seal: 'This line seals the record of what we have done in this contest, up to the date with which the line begins. If you note it, it can be checked later that nobody has rewritten the record.',
    extensions: 'Moved dates',
    moved: {
      opensAt: (to, from) => `Submissions open on ${to} instead of ${from}.`,
      closesAt: (to, from) => `Submissions close on ${to} instead of ${from}.`,
      votingOpensAt: (to, from) => `Voting begins on ${to} instead of ${from}.`,
      votingClosesAt: (to, from) => `Voting ends on ${to} instead of ${from}.`,
      winnerAt: (to, from) => `The winner is announced on ${to} instead of ${from}.`,
    } as Partial<Record<ContestDate, (to: string, from: string) => string>>,
  },
};
