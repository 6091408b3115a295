import type { Schemas } from '@paattu/api-client';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { openContest } from './contest';
import { ENTRIES } from './entries';
import { type MEERA, openPage, screen, server, within } from './site';

type Mine = Schemas['MyContestVoteDto'];
type BallotEntry = Schemas['BallotEntryDto'];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A contest in which visitors vote now. */
export const votingContest = (changes: Partial<Schemas['ContestDto']> = {}) =>
  openContest({
    state: 'voting',
    acceptsEntries: false,
    closesAt: inDays(-10),
    votingOpensAt: inDays(-10),
    votingClosesAt: inDays(10),
    winnerAt: inDays(20),
    ...changes,
  });

export const BALLOT: BallotEntry[] = ENTRIES.map(
  ({ id, slug, name, photoUrl, videoId, youtubeUrl, aiUse }) => ({
    id,
    slug,
    name,
    photoUrl,
    videoId,
    youtubeUrl,
    aiUse,
  }),
);
/** So many that they are searched. */
export const LONG_BALLOT: BallotEntry[] = [
  ...BALLOT,
  ...Array.from({ length: 13 - BALLOT.length }, (_, index) => ({
    ...BALLOT[0]!,
    id: `more-${index}`,
    slug: `more-${index}`,
    name: `Singer ${index}`,
  })),
];
export const [ONE, TWO] = BALLOT as [BallotEntry, BallotEntry];

export const NO_VOTE: Mine = { isOfAccount: false, votesAtOnce: false, vote: null };
export const RECEIPT = 'K7M2X-R4QPD';
/** As the API has it. */
const receipt = RECEIPT.replace('-', '');

export const voteFor = (
  entry: BallotEntry | null,
  changes: Partial<NonNullable<Mine['vote']>> = {},
): Mine => ({
  isOfAccount: false,
  votesAtOnce: true,
  vote: {
    entry,
    isEntryBack: false,
    isEntryInContest: true,
    receipt,
    state: 'counted',
    votedAt: inDays(-1),
    ...changes,
  },
});

/** The page of votes while visitors vote, for somebody who has not voted. */
export function answerVoting(mine: Mine = NO_VOTE): void {
  server.answer('get', '/api/contest', 200, votingContest());
  server.answer('get', '/api/contest/my-vote', 200, mine);
  answerBallot();
}

/** The ballot: in the order of the entries, or against it, by the seed. */
export function answerBallot(entries: readonly BallotEntry[] = BALLOT): void {
  server.answerBy('get', '/api/contest/ballot', 200, ({ query }) => {
    const wanted = (query.get('q') ?? '').toLowerCase();
    const found = entries.filter(({ name }) => name.toLowerCase().includes(wanted));
    return { body: { entries: query.get('seed') === '7' ? found.reverse() : found, hasMore: false } };
  });
}

/** A proof of work that is done at once. */
export async function easyChallenge() {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey });
  return { challenge: { ...challenge } };
}

export async function answerChallenge(): Promise<void> {
  server.answer('post', '/api/contest/votes/challenges', 200, await easyChallenge());
}

export const openVoting = (as?: typeof MEERA) => openPage('/vote', { as });
export const myVote = () => within(screen.getByRole('region', { name: 'Your vote' }));
export const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
