import pg from 'pg';
import { type Config, ConfigError } from '../../../config/config.js';
import { voterKey } from './voter-keys.js';

interface Vote {
  contestId: string;
  email: string;
  voterKey: Buffer;
}

/** Throws a ConfigError when the votes of a contest without a result have another pepper: everybody could vote again. */
export async function checkVotePepper({
  databaseUrl,
  votePepper,
}: Pick<Config, 'databaseUrl' | 'votePepper'>): Promise<void> {
  const vote = await findVote(databaseUrl);
  if (!vote || voterKey(votePepper, vote.contestId, vote.email).equals(vote.voterKey)) return;
  throw new ConfigError([
    'VOTE_PEPPER: is another one than that of the votes in the database, whose voters could vote again; use the former one until the result is certified',
  ]);
}

async function findVote(databaseUrl: string): Promise<Vote | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // The query that follows a lost connection fails as well.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Vote>(
      `select contest_id as "contestId", email, voter_key as "voterKey"
       from ballots join contests contest on contest.id = contest_id
       where certified_at is null and email is not null limit 1`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
