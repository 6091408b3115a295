// @ts-check
import { startHelper } from '../lib/helper.mjs';
import { addressOf, load } from '../lib/load.mjs';
import { startProduct } from '../lib/product.mjs';
import { interleave } from '../lib/rounds.mjs';
import { addSongs, addUsers } from '../lib/seed.mjs';
import { signTokens } from '../lib/tokens.mjs';

const SONGS = 1_000;
/** Each user votes once for the hot song of a round, so there are more users than votes in a round. */
const USERS = 8_000;

/** @typedef {{ song: string, user: number, number: number }} Turn the n-th play or vote: whose, and of which song */

/**
 * Plays and votes that all count, compared with one statement each through `pg` alone.
 * @type {import('./measures.mjs').Measure}
 */
export async function measureVotes(place) {
  const product = await startProduct(place, { name: 'votes' });
  const { site, databaseUrl } = product;
  await addSongs(product, SONGS);
  const users = await addUsers(product, USERS);
  const tokens = await signTokens(product, users);
  const songs = (await product.query('select id from uploaded_songs')).map(({ id }) => String(id));
  const alone = await startHelper('statements.mjs', { databaseUrl, users: users.map(({ user }) => user) });

  const requests = {
    /** @param {Turn} turn */
    plays: ({ song, number }) =>
      /** @type {const} */ ({
        method: 'POST',
        path: `/api/songs/${song}/plays`,
        headers: { 'x-forwarded-for': addressOf(number) },
      }),
    /** @param {Turn} turn */
    votes: ({ song, user, number }) =>
      /** @type {const} */ ({
        method: 'PUT',
        path: `/api/songs/${song}/vote`,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': addressOf(number),
          authorization: tokens[user] ?? '',
        },
        body: '{"type":"upvote"}',
      }),
  };
  const results = [];
  let number = 0;
  let used = 0;
  /** Each round has another hot song, so that no listener has played it before. */
  const nextHot = () => [songs[used++] ?? ''];
  try {
    for (const [kind, request] of Object.entries(requests)) {
      for (const { name, pick, goal } of [
        { name: '1,000 songs', pick: () => songs, goal: 0.45 },
        { name: 'one hot song', pick: nextHot, goal: 0.9 },
      ]) {
        const compared = await interleave(
          () => {
            const among = pick();
            const next = () => request(turn(number++, among));
            return load({ site, requests: () => [{ setupRequest: next }] });
          },
          () => alone.ask({ kind, songs: pick() }),
        );
        const detail = `${Math.round(compared.product)}/s to ${Math.round(compared.baseline)}/s`;
        results.push({ name: `${kind}: ${name} / pg alone`, goal, detail, ...compared });
      }
    }
    await assertCounted(product);
    return results;
  } finally {
    await alone.stop();
    await product.stop();
  }
}

/**
 * With many songs, a user votes for all of them, then the next user. With one song, each user votes in turn.
 * @param {number} number
 * @param {string[]} songs
 * @returns {Turn}
 */
function turn(number, songs) {
  return {
    number,
    song: songs[number % songs.length] ?? '',
    user: Math.floor(number / songs.length) % USERS,
  };
}

/** @param {import('../lib/product.mjs').Product} product */
async function assertCounted({ query }) {
  const [wrong] = await query(`
    select id from uploaded_songs song
    where (play_count, upvotes) <> (
      select count(*) filter (where interaction_type = 'play'), count(*) filter (where interaction_type = 'upvote')
      from song_interactions where song_id = song.id)`);
  if (wrong) throw new Error(`the counters of song ${String(wrong.id)} differ from its rows`);
}
