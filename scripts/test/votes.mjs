// @ts-check
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ADULT_SENTENCES } from '@paattu/shared/voting';
import { COUNTERS } from '../../backend/src/common/proof-of-work.js';
import { createToken, hashToken } from '../../backend/src/common/tokens.js';
import { voterKey } from '../../backend/src/modules/contest/voting/voter-keys.js';
import { call, decide, submitEntry } from './calls.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./processes.mjs').startProcesses>>} Product */

/**
 * Moves the contest, so that its voting opens and closes so many hours from now.
 * @param {Product} product
 * @param {number} opensIn
 * @param {number} closesIn
 */
export async function moveVoting({ query }, opensIn, closesIn) {
  await query(
    `update contests set announce_at = opens - interval '40 days', opens_at = opens - interval '30 days', closes_at = opens,
       voting_opens_at = opens, voting_closes_at = closes, winner_at = closes + interval '7 days', certified_at = null
     from (select now() + make_interval(secs => $1::float * 3600) as opens,
             now() + make_interval(secs => $2::float * 3600) as closes) each`,
    [opensIn, closesIn],
  );
}

/**
 * Submits an entry and approves it.
 * @param {string} site
 * @param {string} owner the owner's token
 */
export async function enterContest(site, owner) {
  const { body } = await submitEntry(site);
  const id = body.id ?? '';
  await decide(site, owner, id, 'approve');
  return id;
}

/**
 * Inserts requests as if the emails of their links had been sent, and returns the tokens of the links.
 * @param {Product} product
 * @param {Array<{ email: string, entryId: string }>} votes
 */
export async function createLinks({ env, query }, votes) {
  const [{ contestId = '' } = {}] = await query('select contest_id as "contestId" from contest_entries');
  const tokens = votes.map(createToken);
  await query(
    `with consent as (
       insert into consent_texts (sha256, text)
       values (encode(sha256(convert_to($6, 'UTF8')), 'hex'), $6) on conflict do nothing
     )
     insert into vote_requests (contest_id, entry_id, voter_key, email, language, token_hash, consent_text_sha256, expires_at)
     select $1, entry_id, voter_key, email, 'en', token_hash, encode(sha256(convert_to($6, 'UTF8')), 'hex'),
       site_now() + interval '1 day'
     from unnest($2::uuid[], $3::bytea[], $4::text[], $5::bytea[]) each (entry_id, voter_key, email, token_hash)`,
    [
      contestId,
      votes.map(({ entryId }) => entryId),
      votes.map(({ email }) => voterKey(env.VOTE_PEPPER, contestId, email)),
      votes.map(({ email }) => email),
      tokens.map(hashToken),
      ADULT_SENTENCES.en,
    ],
  );
  return tokens;
}

/**
 * Does the proof of work that a request of a vote needs, as a browser does that knows where the search may begin.
 * @param {string} site
 * @param {string} entryId
 */
export async function solveProof(site, entryId) {
  const { body } = await call('POST', `${site}/api/contest/votes/challenges`, { body: { entryId } });
  const { challenge } = body;
  if (!challenge) throw new Error(`no challenge: ${body.code}`);
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: COUNTERS.from });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/**
 * Asks for an email with a link.
 * @param {string} site
 * @param {{ email: string, entryId: string, proof?: string }} vote
 */
export async function requestVote(site, { email, entryId, proof }) {
  const body = { entryId, email, isAdult: true, proof: proof ?? (await solveProof(site, entryId)) };
  return call('POST', `${site}/api/contest/votes`, { body });
}

/** Presses the button of a link. @param {string} site @param {string} token */
export const confirmVote = (site, token) =>
  call('POST', `${site}/api/contest/votes/confirm`, { body: { token } });
