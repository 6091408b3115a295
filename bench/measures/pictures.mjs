// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { sharp } from '../lib/built.mjs';
import { addressOf } from '../lib/load.mjs';
import { startProduct } from '../lib/product.mjs';
import { interleave, median, spread } from '../lib/rounds.mjs';
import { addEntries } from '../lib/seed.mjs';

const ENTRIES = 100;
const COLD_MS = 300;
const WARM_MS = 5;
const ROUNDS = 15;
const WARM_REQUESTS = 50;

/** The area of each size without its texts, which the baseline fills with the photo. */
const SIZES = { og: [1200, 630], status: [1080, 1920] };

/**
 * The picture of an entry: that of another entry each time (cold), and one that is kept (warm).
 * @type {import('./measures.mjs').Measure}
 */
export async function measurePictures(place) {
  const product = await startProduct(place, { name: 'pictures' });
  try {
    const photo = await cardOf('entry-01.jpg');
    const ids = await addPictured(product, photo);
    /** @type {import('../lib/rounds.mjs').Result[]} */
    const results = [];
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      /** @type {number[]} */
      const waits = [];
      let next = 0;
      const first = await time(() => ask(product, `${ids.shift()}/picture?size=${size}`));
      const cold = async () => {
        const wait = await time(() => ask(product, `${ids[next++ % ids.length]}/picture?size=${size}`));
        waits.push(wait);
        return 1 / wait;
      };
      const bare = async () => 1 / (await time(() => sharp(photo).resize(width, height).jpeg().toBuffer()));
      const compared = await interleave(cold, bare, ROUNDS);
      const wait = median(waits);
      results.push(
        {
          name: `picture, ${size}, cold: ${COLD_MS} ms / time`,
          ratio: COLD_MS / wait,
          goal: 1,
          spread: spread(waits),
          detail: `${wait.toFixed(0)} ms; the first after the start ${first.toFixed(0)} ms`,
        },
        {
          name: `picture, ${size}, cold / photo alone`,
          ratio: compared.ratio,
          goal: null,
          spread: compared.spread,
          detail: `${(1 / compared.product).toFixed(0)} ms to ${(1 / compared.baseline).toFixed(0)} ms`,
        },
      );
    }
    results.push(...(await measureWarm(product, ids[0] ?? '')));
    return results;
  } finally {
    await product.stop();
  }
}

/** @param {import('../lib/product.mjs').Product} product @param {string} id */
async function measureWarm(product, id) {
  const path = `${id}/picture?size=og`;
  await ask(product, path);
  const many = async (/** @type {() => Promise<unknown>} */ request) =>
    (await time(async () => {
      for (let n = 0; n < WARM_REQUESTS; n++) await request();
    })) / WARM_REQUESTS;
  const health = () => fetch(`${product.site}/health/live`).then((response) => response.arrayBuffer());
  const compared = await interleave(
    async () => 1 / (await many(() => ask(product, path))),
    async () => 1 / (await many(health)),
  );
  const wait = 1 / compared.product;
  return [
    {
      name: `picture, og, warm: ${WARM_MS} ms / time`,
      ratio: WARM_MS / wait,
      goal: 1,
      spread: compared.spread,
      detail: `${wait.toFixed(1)} ms`,
    },
    {
      name: 'picture, og, warm / health',
      ratio: compared.ratio,
      goal: null,
      spread: compared.spread,
      detail: `${wait.toFixed(1)} ms to ${(1 / compared.baseline).toFixed(1)} ms`,
    },
  ];
}

let visitors = 0;

/** @param {import('../lib/product.mjs').Product} product @param {string} path */
async function ask({ site }, path) {
  const headers = { 'x-forwarded-for': addressOf(visitors++ % 5_000) };
  const response = await fetch(`${site}/api/contest/entries/${path}`, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await response.arrayBuffer();
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} milliseconds */
async function time(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** A photo of the demo as the site stores it. @param {string} name */
async function cardOf(name) {
  const photo = await readFile(join(root, 'backend/demo/photos', name));
  return sharp(photo).resize({ width: 800, withoutEnlargement: true }).webp().toBuffer();
}

/**
 * Adds approved entries that share one photo. Their names differ, so each has another picture.
 * @param {import('../lib/product.mjs').Product} product
 * @param {Buffer} photo
 * @returns {Promise<string[]>} their ids
 */
async function addPictured(product, photo) {
  await addEntries(product, ENTRIES);
  const key = 'contest-submissions/contest-images/bench-card.webp';
  const file = join(product.dataDir, 'files', key);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, photo);
  const rows = await product.query(
    `update contest_entries set card_image_url = $1, status = 'approved', name = 'ശ്രീലക്ഷ്മി ' || video_id returning id`,
    [key],
  );
  return rows.map(({ id }) => id);
}
