import { randomBytes } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ADULT_SENTENCES } from '@paattu/shared/voting';
import { CONFIG } from '../../src/config/config.module.js';
import type { Config } from '../../src/config/config.js';
import { COUNTERS } from '../../src/common/proof-of-work.js';
import { createToken, hashToken } from '../../src/common/tokens.js';
import type { Contest } from '../../src/modules/contest/contests/contest.entity.js';
import type { ContestEntry } from '../../src/modules/contest/entries/contest-entry.entity.js';
import { voterKey } from '../../src/modules/contest/voting/voter-keys.js';
import type { TestApp } from '../app.js';
import { client } from '../client.js';
import { currentContest } from './contest.js';

/** Moves the current contest so that its voting has been open for `sinceHours` and closes in `forHours`. */
export async function openVoting(
  app: TestApp,
  { sinceHours = 24, forHours = 24 }: { sinceHours?: number; forHours?: number } = {},
): Promise<Contest> {
  const { id } = await currentContest(app);
  await app.dataSource.query(
    `update contests set announce_at = opens - interval '40 days', opens_at = opens - interval '30 days',
       closes_at = opens, voting_opens_at = opens, voting_closes_at = opens + make_interval(secs => ($2::float + $3::float) * 3600),
       winner_at = opens + make_interval(secs => ($2::float + $3::float) * 3600) + interval '7 days', certified_at = null, votes_closed_at = null
     from (select site_now() - make_interval(secs => $2::float * 3600) as opens) each
     where id = $1`,
    [id, sinceHours, forHours],
  );
  return currentContest(app);
}

/** Does the proof of work of an entry, as a browser does that knows where the search may begin. */
export async function solveProof(app: TestApp, entryId: string): Promise<string> {
  const response = await client(app).post<{ challenge: Challenge }>('/api/contest/votes/challenges', {
    entryId,
  });
  const { challenge } = response.body;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: COUNTERS.from });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Inserts a request as if the email of its link had been sent, and returns the token of the link. */
export async function createVoteLink(
  app: TestApp,
  { id, contestId }: Pick<ContestEntry, 'id' | 'contestId'>,
  {
    email = `${randomBytes(6).toString('hex')}@voter.example`,
    hours = 24,
  }: { email?: string; hours?: number } = {},
): Promise<string> {
  const token = createToken();
  const { votePepper } = app.api.get<Config>(CONFIG, { strict: false });
  await app.dataSource.query(
    `with consent as (
       insert into consent_texts (sha256, text)
       values (encode(sha256(convert_to($6, 'UTF8')), 'hex'), $6) on conflict do nothing
     )
     insert into vote_requests (contest_id, entry_id, voter_key, email, language, token_hash, consent_text_sha256, expires_at)
     values ($1, $2, $3, $4, 'en', $5, encode(sha256(convert_to($6, 'UTF8')), 'hex'),
       site_now() + make_interval(secs => $7::float * 3600))`,
    [
      contestId,
      id,
      voterKey(votePepper, contestId, email),
      email,
      hashToken(token),
      ADULT_SENTENCES.en,
      hours,
    ],
  );
  return token;
}
