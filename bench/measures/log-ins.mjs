// @ts-check
import { PasswordHasher } from '../lib/built.mjs';
import { startHelper } from '../lib/helper.mjs';
import { megabytesOf } from '../lib/use.mjs';
import { waitForSongs } from '../lib/probe.mjs';
import { startProduct } from '../lib/product.mjs';
import { interleave } from '../lib/rounds.mjs';
import { addSongs, addUsers } from '../lib/seed.mjs';

const SECONDS = 2;
const TIMES_IDLE = 3;

/** The duration of the song list during a flood of log-ins, and the API's start time and memory. @type {import('./measures.mjs').Measure} */
export async function measureLogIns(place) {
  const product = await startProduct(place, { name: 'log_ins' });
  const { site, processes } = product;
  const { pid = 0, startedWithinMs = NaN } = processes[0] ?? {};
  const atStart = megabytesOf(pid);
  await addSongs(product, 100);
  await addUsers(product, 100);
  await product.query('update users set password_hash = $1', [await new PasswordHasher().hash('their own')]);
  const flood = await startHelper('log-in-flood.mjs', {});
  let rejected = 0;
  try {
    const idle = async () => 1 / (await waitForSongs(site, SECONDS));
    const flooded = async () => {
      const flooding = flood.ask({ site, seconds: SECONDS });
      const p99 = await waitForSongs(site, SECONDS);
      rejected += (await flooding).rejected;
      return TIMES_IDLE / p99;
    };
    const compared = await interleave(flooded, idle);
    if (rejected === 0) throw new Error('no log-in was tried');
    const [p99, idleP99] = [TIMES_IDLE / compared.product, 1 / compared.baseline];
    return [
      {
        name: 'log-in flood: 3 x idle p99 of the song list / p99',
        goal: 1,
        detail: `${idleP99.toFixed(1)} ms idle, ${p99.toFixed(1)} ms beside ${rejected} log-ins`,
        ...compared,
      },
      figure('start-up of the API, s', startedWithinMs / 1000, 'on an empty database, migrations included'),
      figure('memory of the API after the start, MB', atStart, 'resident'),
      figure('memory of the API after the log-ins, MB', megabytesOf(pid), 'resident'),
    ];
  } finally {
    await flood.stop();
    await product.stop();
  }
}

/**
 * @param {string} name
 * @param {number} value
 * @param {string} detail
 * @returns {import('../lib/rounds.mjs').Result}
 */
function figure(name, value, detail) {
  return { name, ratio: value, goal: null, spread: 0, detail };
}
