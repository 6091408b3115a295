// @ts-check
import { signInAsOwner } from '../lib/owner.mjs';
import { readPlans, turnPlansOn } from '../lib/plans.mjs';
import { startProduct } from '../lib/product.mjs';
import { interleave } from '../lib/rounds.mjs';
import { addArchive } from '../lib/seed.mjs';

const ENTRIES = 5_000;
const CONTESTS = 20;
const ROUNDS = 9;
/** At most 1.2 times the database time that the same request takes with one contest. */
const GOAL = 0.83;
/** Reads few rows, and more of them by a little with each contest. */
const WITHOUT_GOAL = new Set(['gallery, search', 'contest by its slug', 'console: search']);

/** @typedef {(contest: { id: string, slug: string }, n: number) => string} Path */

/** @param {object} filter @param {[field: string, order: 'ASC' | 'DESC']} [sort] */
const entriesPath = (filter, sort = ['submittedAt', 'DESC']) => {
  const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,24]' };
  return `/api/admin/entries?${new URLSearchParams(query).toString()}`;
};

/** Two letters of a name, as `md5` writes them. @param {number} n */
const letters = (n) => `${(n % 16).toString(16)}${((n * 7) % 16).toString(16)}a`;

/** What visitors and the owner read of one contest. No request repeats, so no cached response answers it. @type {Record<string, Path>} */
const REQUESTS = {
  'gallery by views': (_, n) => `/api/contest/entries?sort=viewCount&order=desc&limit=24&offset=${n}`,
  'gallery by views, page 100': (_, n) => `/api/contest/entries?limit=24&offset=${2_400 + n}`,
  'gallery, newest first': (_, n) => `/api/contest/entries?sort=submittedAt&order=desc&limit=24&offset=${n}`,
  'gallery, search': (_, n) => `/api/contest/entries?q=${letters(n)}`,
  'gallery of a contest': ({ slug }, n) => `/api/contest/entries?contest=${slug}&limit=24&offset=${n}`,
  'contest by its slug': ({ slug }) => `/api/contests/${slug}`,
  'console: entries': ({ id }) => entriesPath({ contestId: id }),
  'console: entries by views': ({ id }) => entriesPath({ contestId: id }, ['viewCount', 'DESC']),
  'console: entries by name': ({ id }) => entriesPath({ contestId: id }, ['name', 'ASC']),
  'console: pending entries': ({ id }) => entriesPath({ contestId: id, status: 'pending' }),
  'console: search': ({ id }, n) => entriesPath({ contestId: id, q: letters(n) }),
  'console: counts': ({ id }) => `/api/admin/entries/status-counts?contestId=${id}`,
  'console: analytics, 30 days': ({ id }) => `/api/admin/analytics?period=30&contestId=${id}`,
  'console: analytics, all days': ({ id }) => `/api/admin/analytics?period=all&contestId=${id}`,
};

/** The database time of what is read of one contest, alone and beside 19 others. @type {import('./measures.mjs').Measure} */
export async function measureArchive(place) {
  const one = await startSite(place, 'archive_of_one', 1);
  const twenty = await startSite(place, 'archive_of_twenty', CONTESTS);
  try {
    /** @type {import('../lib/rounds.mjs').Result[]} */
    const results = [];
    for (const [name, path] of Object.entries(REQUESTS)) {
      const { product, baseline, ...compared } = await interleave(
        () => one.read(path),
        () => twenty.read(path),
        ROUNDS,
      );
      console.log(`  ${name.padEnd(30)} ${twenty.ways()}`);
      const detail = `${product.toFixed(2)} ms with one, ${baseline.toFixed(2)} ms with 20`;
      results.push({
        name: `archive: ${name}`,
        ...compared,
        goal: WITHOUT_GOAL.has(name) ? null : GOAL,
        detail,
      });
    }
    return results;
  } finally {
    await one.stop();
    await twenty.stop();
  }
}

/**
 * @param {import('../lib/place.mjs').Place} place
 * @param {string} name
 * @param {number} contests
 */
async function startSite(place, name, contests) {
  await (await startProduct(place, { name })).stop();
  await turnPlansOn(place, name);
  const product = await startProduct(place, { name });
  await addArchive(product, { contests, entriesOfEach: ENTRIES });
  const authorization = await signInAsOwner(product.site);
  // The one in the middle of them.
  const [contest] = await product.query(
    'select id, slug from contests order by announce_at offset $1 limit 1',
    [Math.floor(contests / 2)],
  );
  let requests = 0;
  /** @type {Set<string>} */
  let ways = new Set();
  return {
    /** The database time of a request, in ms. @param {Path} path */
    async read(path) {
      const headers = { authorization, 'x-forwarded-for': `10.9.0.${requests++ % 250}` };
      const plans = await readPlans(place, /contest_entries|contests|entry_events/, async () => {
        const response = await fetch(product.site + path(contest, requests), { headers });
        if (!response.ok) throw new Error(`${path(contest, requests)}: ${response.status}`);
        await response.arrayBuffer();
      });
      ways = new Set(plans.ways);
      return plans.milliseconds;
    },
    /** The indexes that the last request used. */
    ways: () => [...ways].join(', '),
    stop: () => product.stop(),
  };
}
