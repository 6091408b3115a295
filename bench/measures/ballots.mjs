// @ts-check
import { startHelper } from '../lib/helper.mjs';
import { addressOf, load } from '../lib/load.mjs';
import { startProduct } from '../lib/product.mjs';
import { interleave } from '../lib/rounds.mjs';
import { addEntries, addVoteLinks, openVoting } from '../lib/seed.mjs';

const LINKS = 100_000;
const GOAL = 0.45;

/**
 * Votes for entries: links that are pressed, each by another voter, beside the same statement through `pg` alone.
 * @type {import('./measures.mjs').Measure}
 */
export async function measureBallots(place) {
  const product = await startProduct(place, { name: 'ballots' });
  const { site, databaseUrl } = product;
  await addEntries(product, 100);
  await openVoting(product);
  await addVoteLinks(product, LINKS);
  // The product takes the first links, and the helper the last.
  const alone = await startHelper('confirm-votes.mjs', { databaseUrl, links: LINKS });
  let number = 0;
  const request = () => {
    const link = number++;
    return /** @type {const} */ ({
      method: 'POST',
      path: '/api/contest/votes/confirm',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(link) },
      body: JSON.stringify({ token: `voter-${link}` }),
    });
  };
  try {
    const compared = await interleave(
      () => load({ site, requests: () => [{ setupRequest: request }] }),
      () => /** @type {Promise<number>} */ (alone.ask({})),
    );
    await assertCounted(product, number);
    const detail = `${Math.round(compared.product)}/s to ${Math.round(compared.baseline)}/s`;
    return [{ name: 'ballots: links pressed / pg alone', goal: GOAL, detail, ...compared }];
  } finally {
    await alone.stop();
    await product.stop();
  }
}

/**
 * @param {import('../lib/product.mjs').Product} product
 * @param {number} pressed by the product
 */
async function assertCounted({ query }, pressed) {
  const [row] = await query(
    `select (select count(*)::int from ballots) as ballots, (select count(*)::int from vote_requests where confirmed_at is not null) as used`,
  );
  if (row?.ballots !== row?.used || Number(row?.used) < pressed * 0.9)
    throw new Error(`${row?.ballots} votes of ${row?.used} links`);
}
