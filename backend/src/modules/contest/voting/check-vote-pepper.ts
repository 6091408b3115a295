import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { type Config, ConfigError } from '../../../config/config.js';
import { voterKey } from './voter-keys.js';
import { CONTESTS } from '../contests/public.sql.js';

interface Vote {
  contestId: string;
  email: string;
  voterKey: Buffer;
}

const SAMPLE = 500;

const OTHER_PEPPER =
  'VOTE_PEPPER: is another one than that of the votes in the database, whose voters could vote again; use the former one until the result is certified';

const VOTES = `
  select contest_id as "contestId", email, voter_key as "voterKey"
  from ballots join ${CONTESTS} contest on contest.id = contest_id
  where certified_at is null and email is not null limit ${SAMPLE}`;

/** Throws a ConfigError when the votes of a contest without a result have another pepper: everybody could vote again. */
export async function checkVotePepper({
  databaseUrl,
  votePepper,
}: Pick<Config, 'databaseUrl' | 'votePepper'>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 });
  // The query that follows a lost connection fails as well.
  client.on('error', () => {});
  await client.connect();
  try {
    await rejectOtherPepper(async () => (await client.query<Vote>(VOTES)).rows, votePepper);
  } finally {
    await client.end();
  }
}

/** As `checkVotePepper`, in a transaction. */
export function checkVotePepperIn(manager: EntityManager, votePepper: string): Promise<void> {
  return rejectOtherPepper(() => manager.query<Vote[]>(VOTES), votePepper);
}

async function rejectOtherPepper(listVotes: () => Promise<Vote[]>, votePepper: string): Promise<void> {
  // Several: a release may have changed the canonical form of some addresses.
  const votes = await listVotes();
  const isKnown = ({ contestId, email, voterKey: key }: Vote) =>
    voterKey(votePepper, contestId, email).equals(key);
  if (votes.length > 0 && !votes.some(isKnown)) throw new ConfigError([OTHER_PEPPER]);
}
