import pg from 'pg';
import { until } from '../../scripts/test/launched.mjs';
import type { OwnerApi } from './api.js';
import { datesOf, FIRST_CONTEST, setContest } from './contests.js';
import type { Product } from './product.js';

interface Hands {
  product: Product;
  ownerApi: OwnerApi;
}

/** A vote that counts has this receipt. */
export const RECEIPT = 'K7M2XR4QPD';

/** By the order in which the entries were sent. The second and the third tie in the votes and in the rendition. */
const VOTES = [9, 5, 5, 2, 1, 1];
const RENDITION = [19, 17, 17, 12, 9];
const ENGAGEMENT = [15, 18, 11, 13, 4];

/** Gives the first contest a final with five finalists, the marks of three judges, votes, and dates that are past. */
async function judge({ product, ownerApi }: Hands): Promise<void> {
  // The rules stay as they are once the contest is over.
  await setContest(product, FIRST_CONTEST, { ...datesOf(3), certifiedAt: null });
  await ownerApi.publishRules('The result is computed by places.');
  await setContest(product, FIRST_CONTEST, { ...datesOf(6), certifiedAt: null });
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `with contest as (
         update contests set votes_closed_at = now() where slug = $1 returning id
       ), entry as (
         select entry.id, contest_id, row_number() over (order by submitted_at, entry.id) as position
         from contest_entries entry join contest on contest.id = contest_id where status = 'approved'
       ), judge as (
         insert into judges (contest_id, name, email, canonical_email, locale, link_hash, link_expires_at, accepted_at)
         select id, 'Demo Judge ' || letter, letter || '@jury.example', letter || '@jury.example', 'en',
           sha256(convert_to(letter, 'UTF8')), now(), now()
         from contest, unnest(array['a', 'b', 'c']) letter returning id, contest_id
       ), first as (
         insert into jury_rounds (contest_id, number, seed, opened_at, closes_at)
         select id, 1, 7, now() - interval '4 hours', now() - interval '3 hours' from contest returning id, contest_id
       ), round as (
         insert into jury_rounds (contest_id, number, seed, opened_at, closes_at)
         select id, 2, 7, now() - interval '2 hours', now() + interval '1 hour' from contest returning id
       ), mark as (
         insert into jury_assignments
           (contest_id, round_id, judge_id, entry_id, state, rendition, engagement, rendition_locked_at, submitted_at)
         select entry.contest_id, round.id, judge.id, entry.id, 'submitted', ($2::int[])[position], ($3::int[])[position], now(), now()
         from entry, judge, round where position <= 5 returning id, contest_id, judge_id, entry_id
       ), ballot as (
         insert into ballots (contest_id, entry_id, voter_key, receipt_code, email, language, consent_text_sha256)
         select contest_id, entry.id, sha256(convert_to(position || '-' || vote, 'UTF8')),
           case when position = 1 and vote = 1 then $5 else lpad((position * 1000 + vote)::text, 10, '0') end,
           position || '-' || vote || '@post.example', 'en', ''
         from entry, generate_series(1, ($4::int[])[position]) vote
         returning id, contest_id
       )
       insert into audit_log (action, subject_kind, subject_id, contest_id, data)
       select 'round.open', 'round', id, contest_id, '{"number": 1}' from first
       union all
       select 'round.open', 'round', round.id, contest.id, jsonb_build_object('number', 2,
         'judges', (select jsonb_agg(id) from judge), 'entries', (select jsonb_agg(id) from entry where position <= 5),
         'passedOver', (select coalesce(jsonb_agg(id), '[]') from entry where position > 5),
         'conflicts', '[]'::jsonb, 'closesAt', now())
       from round, contest
       union all select 'mark.submit', 'mark', id, contest_id, jsonb_build_object('judgeId', judge_id, 'entryId', entry_id) from mark
       union all select 'vote.cast', 'vote', id, contest_id, '{}' from ballot
       union all select 'contest.closeVotes', 'contest', id, id, '{}' from contest`,
      [FIRST_CONTEST, RENDITION, ENGAGEMENT, VOTES, RECEIPT],
    );
    // A round that is over takes no marks.
    await client.query('update jury_rounds set closes_at = now() where number = 2');
  } finally {
    await client.end();
  }
}

/** Announces the result of the first contest, with its files. */
export async function announceResult(hands: Hands): Promise<void> {
  await judge(hands);
  await hands.ownerApi.certifyResult();
  await announced(hands.product, 1);
}

/** Corrects the result. */
export async function correctResult({ product, ownerApi }: Hands): Promise<void> {
  await ownerApi.certifyResult({
    reason: 'A mark was read wrongly',
    reasonMalayalam: 'ഒരു മാർക്ക് തെറ്റി വായിച്ചു',
  });
  await announced(product, 2);
}

/** The worker announces it, once its acts are sealed. */
async function announced(product: Product, version: number): Promise<void> {
  const address = `${product.origin}/api/contests/${FIRST_CONTEST}/results?version=${version}`;
  await until(async () => (await fetch(address)).ok, `version ${version} of the result`);
}
