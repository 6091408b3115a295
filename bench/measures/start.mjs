// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { read } from '../lib/bare-copy.mjs';
import { addressOf } from '../lib/load.mjs';
import { startProduct } from '../lib/product.mjs';
import { median, spread } from '../lib/rounds.mjs';
import { addSongs } from '../lib/seed.mjs';
import { cpuMsOf, megabytesOf, megabytesTogether } from '../lib/use.mjs';

const ROUNDS = 5;
const SONGS = 250;
const START_MS = 2_400;
const REST_MB = 240;
const RESTS_MS = 10_000;
const BROTLI_MS = 5;
const FIRST_ANSWERS = 60;
/** More than the product keeps, so that each answer is a first one. */
const LISTS = 150;

/** @typedef {import('../lib/product.mjs').Product} Product */

/** What the product costs at rest: its start, its memory, and a first answer compressed. @type {import('./measures.mjs').Measure} */
export async function measureStart(place) {
  const product = await startProduct(place, { name: 'start', worker: true });
  try {
    await addSongs(product, SONGS);
    // As different as sentences, because repeated ones compress in no time.
    await product.query(`update uploaded_songs set description = (
      select string_agg(substr(md5((random() * 1000)::int::text), 1, 6), ' ') from generate_series(1, 80) where slug <> '')`);
    return [...(await measureStarts(product)), ...(await measureRest(product)), await measureBrotli(product)];
  } finally {
    await product.stop();
  }
}

/** With tables that are up to date, beside a start from files that are not bundled. @param {Product} product */
async function measureStarts(product) {
  /** @type {{ bundled: import('../lib/product.mjs').Process, files: import('../lib/product.mjs').Process }[]} */
  const pairs = [];
  const start = async (/** @type {boolean} */ bundled) => {
    const started = await product.startApi({ bundled });
    await started.stop();
    return started;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const first = await start(round % 2 === 0);
    const second = await start(round % 2 !== 0);
    pairs.push(round % 2 === 0 ? { bundled: first, files: second } : { bundled: second, files: first });
  }
  const seconds = (/** @type {number[]} */ values) => (median(values) / 1_000).toFixed(2);
  const times = pairs.map(({ bundled }) => bundled.startedWithinMs);
  const cpuTimes = pairs.map(({ bundled }) => bundled.startCpuMs);
  const ratios = pairs.map(({ bundled, files }) => files.startCpuMs / bundled.startCpuMs);
  return [
    {
      name: 'start: 2.4 s / time of the API',
      ratio: START_MS / median(times),
      goal: 1,
      spread: spread(times),
      detail: `${seconds(times)} s, of them ${seconds(cpuTimes)} s of CPU`,
    },
    {
      name: 'start: CPU time from separate files / bundled',
      ratio: median(ratios),
      goal: null,
      spread: spread(ratios),
      detail: `${seconds(pairs.map(({ files }) => files.startCpuMs))} s to ${seconds(cpuTimes)} s`,
    },
  ];
}

/** Both processes, after one list and some seconds without a request. @param {Product} product */
async function measureRest({ site, processes }) {
  await read(`${site}/api/songs?limit=100&offset=0`, {});
  await delay(RESTS_MS);
  const together = megabytesTogether(processes.map(({ pid }) => pid));
  const [api = NaN, worker = NaN] = processes.map(({ pid }) => Math.round(megabytesOf(pid)));
  return [
    {
      name: 'rest: 240 MB / memory of API and worker',
      ratio: REST_MB / together,
      goal: 1,
      spread: 0,
      detail: `${Math.round(together)} MB; resident ${api} and ${worker} MB, with the program of Node.js in both`,
    },
  ];
}

/** The CPU time that Brotli adds to the first answer of a list. @param {Product} product */
async function measureBrotli({ site, processes }) {
  const pid = processes[0]?.pid ?? 0;
  let next = 0;
  let bytes = 0;
  /** @param {'br' | 'identity'} encoding @returns {Promise<number>} milliseconds for each answer */
  const answers = async (encoding) => {
    const begun = cpuMsOf(pid);
    for (let count = 0; count < FIRST_ANSWERS; count++) {
      next += 1;
      const headers = { 'accept-encoding': encoding, 'x-forwarded-for': addressOf(next) };
      const answer = await read(`${site}/api/songs?limit=100&offset=${next % LISTS}`, headers);
      if (answer.status !== 200) throw new Error(`the list is answered with ${answer.status}`);
      if (encoding === 'br') bytes = answer.bytes.length;
    }
    return (cpuMsOf(pid) - begun) / FIRST_ANSWERS;
  };
  /** @type {{ br: number, plain: number }[]} */
  const rounds = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({ br: await answers('br'), plain: await answers('identity') });
  const measured = rounds.slice(1);
  const added = measured.map(({ br, plain }) => br - plain);
  const br = median(measured.map((round) => round.br));
  return {
    name: 'first answer: 5 ms / CPU time that Brotli adds to a list of 100',
    ratio: BROTLI_MS / median(added),
    goal: 1,
    spread: spread(added),
    detail: `${median(added).toFixed(1)} of ${br.toFixed(1)} ms; ${Math.round(bytes / 1024)} KB`,
  };
}
