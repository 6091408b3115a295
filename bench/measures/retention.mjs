// @ts-check
import { runRetention } from '../lib/built.mjs';
import { startProduct } from '../lib/product.mjs';
import { median, spread } from '../lib/rounds.mjs';
import { settle } from '../lib/seed.mjs';

const ROWS = 100_000;
const ROUNDS = 3;

/**
 * The nightly job that deletes 100,000 emails at the end of their term, in batches that are all or nothing, beside one
 * statement that deletes as many at once.
 * @type {import('./measures.mjs').Measure}
 */
export async function measureRetention(place) {
  const product = await startProduct(place, { name: 'retention' });
  try {
    /** @type {number[]} */
    const ratios = [];
    /** @type {number[]} */
    const runs = [];
    /** @type {number[]} */
    const statements = [];
    for (let round = 0; round < ROUNDS; round++) {
      await addOldEmails(product);
      const statement = await time(() =>
        product.query(`delete from outgoing_emails where created_at < now() - interval '365 days'`),
      );
      await addOldEmails(product);
      const run = await time(() => runRetention(product.databaseUrl));
      const [row] = await product.query('select count(*)::int as left from outgoing_emails');
      if (row?.left !== 0) throw new Error(`${row?.left} emails are left`);
      ratios.push(statement / run);
      runs.push(run);
      statements.push(statement);
    }
    return [
      {
        name: 'retention: 100,000 emails / one statement',
        ratio: median(ratios),
        goal: null,
        spread: spread(ratios),
        detail: `${(median(runs) / 1_000).toFixed(1)} s to ${(median(statements) / 1_000).toFixed(1)} s`,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** @param {import('../lib/product.mjs').Product} product */
async function addOldEmails(product) {
  await product.query(
    `insert into outgoing_emails (template, to_address, payload, status, delivery, sent_at, created_at)
     select 'contact-receipt', md5(n::text) || '@example.com', '{}', 'sent', 'kept', now(), now() - interval '400 days'
     from generate_series(1, $1::int) n`,
    [ROWS],
  );
  await settle(product);
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} milliseconds */
async function time(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
