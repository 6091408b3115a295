import type { EntityManager } from 'typeorm';
import { type Config, ConfigError } from '../../../config/config.js';
import { voterKey } from './voter-keys.js';

/** Throws a ConfigError when the votes of a contest without a result have another pepper: everybody could vote again. */
export async function checkVotePepper(
  manager: EntityManager,
  { votePepper }: Pick<Config, 'votePepper'>,
): Promise<void> {
  const [vote] = await manager.query<Array<{ contestId: string; email: string; voterKey: Buffer }>>(
    `select contest_id as "contestId", email, voter_key as "voterKey"
     from ballots join contests contest on contest.id = contest_id
     where certified_at is null and email is not null limit 1`,
  );
  if (!vote || voterKey(votePepper, vote.contestId, vote.email).equals(vote.voterKey)) return;
  throw new ConfigError([
    'VOTE_PEPPER: is another one than that of the votes in the database, whose voters could vote again; use the former one until the result is certified',
  ]);
}
