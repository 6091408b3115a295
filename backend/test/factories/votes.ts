import { randomBytes, randomUUID } from 'node:crypto';
import type { ContestEntry } from '../../src/modules/contest/entries/contest-entry.entity.js';
import type { TestApp } from '../app.js';

export interface VoteValues {
  email?: string;
  state?: 'counted' | 'quarantined';
  at?: Date;
  ip?: string;
  deviceId?: string | null;
  userAgentClass?: 'browser' | 'automated' | 'unknown';
  confirmedAfterMs?: number | null;
}

/** Inserts a counted vote of another voter, browser and network, as if it had been confirmed after a minute. Returns its id. */
export async function createBallot(
  app: TestApp,
  { id: entryId, contestId }: Pick<ContestEntry, 'id' | 'contestId'>,
  values: VoteValues = {},
): Promise<string> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `with ballot as (
       insert into ballots (contest_id, entry_id, voter_key, receipt_code, email, language, consent_text_sha256, state,
         counted_at, changed_at)
       values ($1, $2, $3, upper(encode($4, 'hex')), $5, 'en', 'x', $6, coalesce($7, site_now()), coalesce($7, site_now()))
       returning id
     )
     insert into ballot_contexts (ballot_id, ip, network, device_id, user_agent_class, confirmed_after_ms)
     select id, $8::inet, network(set_masklen($8::inet, 24)), $9, $10, $11 from ballot returning ballot_id as id`,
    [
      contestId,
      entryId,
      randomBytes(32),
      randomBytes(5),
      values.email ?? `${letters(8)}@gmail.com`,
      values.state ?? 'counted',
      values.at ?? null,
      values.ip ?? [10, ...randomBytes(3)].join('.'),
      values.deviceId === undefined ? randomUUID() : values.deviceId,
      values.userAgentClass ?? 'browser',
      values.confirmedAfterMs === undefined ? 60_000 : values.confirmedAfterMs,
    ],
  );
  return id;
}

/** Random letters. */
function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}
