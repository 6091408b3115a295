// @ts-check
import { verify } from '@paattu/verify';
import { certifyResult, completeBundle, hashOfRules, sealActs } from '../lib/built.mjs';
import { startProduct } from '../lib/product.mjs';
import { addEntries, settle } from '../lib/seed.mjs';

const BALLOTS = 100_000;
const BUNDLE_GOAL_S = 10;
const VERIFY_GOAL_S = 2;

/**
 * The files of a result with 100,000 votes: completed and verified by the worker, then verified by a visitor.
 * @type {import('./measures.mjs').Measure}
 */
export async function measureResults(place) {
  const product = await startProduct(place, { name: 'results' });
  const { databaseUrl } = product;
  try {
    await addEntries(product, 40);
    await addBallots(product);
    await addRules(product);
    const proposed = await seconds(() => certifyResult(databaseUrl));
    const sealed = await seconds(() => sealActs(databaseUrl));
    await settle(product);
    const bundled = await seconds(() => completeBundle(databaseUrl));
    const rows = await product.query('select name, content from result_files');
    const files = Object.fromEntries(rows.map(({ name, content }) => [name, new Uint8Array(content)]));
    /** @type {string | null} */
    let fault = null;
    const verified = await seconds(async () => ({ fault } = await verify(files)));
    if (fault !== null || rows.length !== 12) throw new Error(`${rows.length} files: ${fault}`);
    const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0);
    return [
      {
        name: `results: ${BUNDLE_GOAL_S} s / bundle of 100,000 votes`,
        ratio: BUNDLE_GOAL_S / bundled,
        goal: 1,
        spread: 0,
        detail: `${bundled.toFixed(1)} s, ${Math.round(bytes / 1e6)} MB; proposed and certified in ${proposed.toFixed(1)} s, sealed in ${sealed.toFixed(1)} s`,
      },
      {
        name: `results: ${VERIFY_GOAL_S} s / verification of 100,000 votes`,
        ratio: VERIFY_GOAL_S / verified,
        goal: 1,
        spread: 0,
        detail: `${verified.toFixed(1)} s`,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** Each with its act. @param {import('../lib/product.mjs').Product} product */
async function addBallots(product) {
  await product.query('update contests set votes_closed_at = now(), certified_at = null');
  await product.query(
    `with entry as (
       select id, contest_id, row_number() over (order by id) - 1 as n, count(*) over () as entries
       from contest_entries where status = 'approved'
     ), ballot as (
       insert into ballots (contest_id, entry_id, voter_key, receipt_code, language, consent_text_sha256)
       select contest_id, id, sha256(('key-' || vote)::bytea), lpad(vote::text, 10, '0'), 'en', ''
       from generate_series(1, $1::int) vote join entry on vote % entries = n
       returning id, contest_id
     )
     insert into audit_log (action, subject_kind, subject_id, contest_id, data)
     select 'vote.cast', 'vote', id, contest_id, '{}' from ballot`,
    [BALLOTS],
  );
}

/** The last rules before the close of the votes. @param {import('../lib/product.mjs').Product} product */
async function addRules(product) {
  await product.query(
    `with rules as (
       insert into rule_versions (contest_id, number, source, source_malayalam, text, text_malayalam, change, sha256, published_at)
       select id, (select coalesce(max(number), 0) + 1 from rule_versions where contest_id = contests.id), $1, $1, $1, $1, 'The method', $2, now()
       from contests returning contest_id, number, sha256
     )
     insert into audit_log (action, subject_kind, subject_id, contest_id, data)
     select 'rules.publish', 'contest', contest_id::text, contest_id, jsonb_build_object('number', number, 'sha256', sha256) from rules
     union all select 'contest.closeVotes', 'contest', contest_id::text, contest_id, '{}' from rules`,
    ['{{method}}', hashOfRules('{{method}}', '{{method}}')],
  );
}

/** @param {() => Promise<unknown>} work */
async function seconds(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
