// @ts-check
import { readPlans, turnPlansOn } from '../lib/plans.mjs';
import { signInAsOwner } from '../lib/owner.mjs';
import { startProduct } from '../lib/product.mjs';
import { median } from '../lib/rounds.mjs';
import { addEntries, addInteractions, addSongs, settle } from '../lib/seed.mjs';

const SONGS = 100;
const SIZES = [
  { interactions: 100, entries: 100 },
  { interactions: 10_000, entries: 10_000 },
  { interactions: 1_000_000, entries: 10_000 },
];
const TIMES = 7;
/** The goal for public lists: at most half as fast from the smallest to the largest. */
const GOAL = 0.5;

/** @typedef {{ name: string, path: (n: number) => string, tables: RegExp, hasGoal: boolean }} Query */

/** No request repeats, so no cached response answers it. @type {Query[]} */
const QUERIES = [
  {
    name: 'song list',
    path: (n) => `/api/songs?limit=${100 - n}`,
    tables: /uploaded_songs/,
    hasGoal: true,
  },
  {
    name: 'gallery',
    path: (n) => `/api/contest/entries?limit=${24 + n}`,
    // Its count reads every approved entry, once after each change (decision 020).
    tables: /contest_entries/,
    hasGoal: false,
  },
  {
    name: "owner's entries, search",
    path: (n) => `/api/admin/entries?filter=${encodeURIComponent(`{"q":"${(10 + n).toString(16)}ab"}`)}`,
    tables: /contest_entries/,
    hasGoal: false,
  },
  ...['30', 'all'].map((period) => ({
    name: `owner's analytics, ${period} days`,
    path: () => `/api/admin/analytics?period=${period}`,
    tables: /contest_entries|song_interactions/,
    hasGoal: false,
  })),
];

/** The database time of each list as the tables grow, and the indexes that it uses. @type {import('./measures.mjs').Measure} */
export async function measureGrowth(place) {
  const empty = await startProduct(place, { name: 'growth' });
  await empty.stop();
  await turnPlansOn(place, 'growth');
  const product = await startProduct(place, { name: 'growth' });
  try {
    await addSongs(product, SONGS);
    const authorization = await signInAsOwner(product.site);
    /** @type {Map<Query, number[]>} */
    const curves = new Map(QUERIES.map((query) => [query, []]));
    let [interactions, entries, asked] = [0, 0, 0];
    for (const size of SIZES) {
      await addInteractions(product, size.interactions - interactions, interactions);
      await addEntries(product, size.entries - entries, entries);
      ({ interactions, entries } = size);
      console.log(`\n${interactions} interactions, ${entries} entries:`);
      for (const query of QUERIES) {
        /** @type {number[]} */
        const times = [];
        /** @type {Set<string>} */
        const ways = new Set();
        for (let n = 0; n < TIMES; n++) {
          await settle(product);
          const plans = await readPlans(place, query.tables, async () => {
            const headers = { authorization, 'x-forwarded-for': `10.9.0.${asked++ % 250}` };
            const response = await fetch(`${product.site}${query.path(n)}`, { headers });
            if (!response.ok) throw new Error(`${query.name}: ${response.status}`);
            await response.arrayBuffer();
          });
          times.push(plans.milliseconds);
          for (const way of plans.ways) ways.add(way);
        }
        curves.get(query)?.push(median(times));
        console.log(
          `  ${query.name.padEnd(28)} ${median(times).toFixed(2).padStart(7)} ms  ${[...ways].join(', ')}`,
        );
      }
    }
    return [...curves].map(([{ name, hasGoal }, curve]) => ({
      name: `growth: ${name}, 100 to 1,000,000 rows`,
      ratio: (curve[0] ?? NaN) / (curve.at(-1) ?? NaN),
      goal: hasGoal ? GOAL : null,
      spread: 0,
      detail: `${curve.map((time) => time.toFixed(2)).join(', ')} ms`,
    }));
  } finally {
    await product.stop();
  }
}
