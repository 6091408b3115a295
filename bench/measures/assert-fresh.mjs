// @ts-check
import { addressOf } from '../lib/load.mjs';
import { signInAsOwner } from '../lib/owner.mjs';
import { median, spread } from '../lib/rounds.mjs';

const WRITES = 50;
const LIST = '/api/songs?limit=1&offset=0';
/** @typedef {{ id: string, title: string, artist: string, playCount: number }} Song */

const TIMEOUT_MS = 5_000;

/**
 * Checks that each write is readable at once from the process that accepted it, and that another process shows the
 * owner's writes. Measures the delay of the other process.
 * @param {import('../lib/product.mjs').Product} product
 * @returns {Promise<import('../lib/rounds.mjs').Result>}
 */
export async function assertFresh({ sites }) {
  const [writer = '', reader = ''] = sites;
  let reads = 0;
  const first = async (/** @type {string} */ site) => {
    const headers = { 'x-forwarded-for': `192.0.2.${reads++ % 250}` };
    const response = await fetch(`${site}${LIST}`, { headers });
    const [song] = /** @type {[Song]} */ (await response.json());
    return song;
  };
  const { id, artist, playCount } = await first(writer);
  for (let n = 1; n <= WRITES; n++) {
    const headers = { 'x-forwarded-for': addressOf((200 << 16) + n) };
    await fetch(`${writer}/api/songs/${id}/plays`, { method: 'POST', headers });
    const read = (await first(writer)).playCount;
    if (read !== playCount + n) throw new Error(`the list says ${read} plays instead of ${playCount + n}`);
  }

  const authorization = await signInAsOwner(writer);
  const delays = [];
  for (let n = 1; n <= WRITES; n++) {
    const title = `Monsoon Letter, version ${n}`;
    const response = await fetch(`${writer}/api/admin/songs/${id}`, {
      method: 'PUT',
      headers: {
        authorization,
        'content-type': 'application/json',
        'x-forwarded-for': addressOf((201 << 16) + n),
      },
      body: JSON.stringify({ title, artist }),
    });
    const written = performance.now();
    if (!response.ok) throw new Error(`the owner's write failed: ${response.status}`);
    if ((await first(writer)).title !== title) throw new Error('the list is older than the last write');
    while ((await first(reader)).title !== title) {
      if (performance.now() - written > TIMEOUT_MS)
        throw new Error('the other process does not show a write');
    }
    delays.push(performance.now() - written);
  }
  return {
    name: 'songs: ms until another process shows a write (the own shows it at once)',
    ratio: median(delays),
    goal: null,
    spread: spread(delays),
    detail: `${WRITES} plays and ${WRITES} edits, none read back stale`,
  };
}
