// @ts-check
import pg from 'pg';
import { runHelper } from './run-helper.mjs';

const SECONDS = 1;
/** As many as the product's own connections. */
const CONNECTIONS = 10;

/** @typedef {{ kind: string, sql: string, songs: string[] }} Task */

/** Plays and votes through `pg` and nothing else: as fast as the statement goes, from listeners of its own. */
runHelper(async (/** @type {{ databaseUrl: string, users: string[] }} */ { databaseUrl, users }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  let number = 0;
  /** @param {Task} task */
  const parameters = ({ kind, songs }) => {
    const n = number++;
    const song = songs[n % songs.length];
    if (kind === 'plays') return [song, null, `172.${16 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`];
    // From the last user on, since the product's own come from the first on.
    return [song, users[users.length - 1 - (Math.floor(n / songs.length) % users.length)], 'upvote'];
  };
  return {
    started: 'ready',
    answer: async (/** @type {Task} */ task) => {
      const begun = performance.now();
      const end = begun + SECONDS * 1000;
      let done = 0;
      const repeat = async () => {
        for (; performance.now() < end; done++) await pool.query(task.sql, parameters(task));
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
      return (done * 1000) / (performance.now() - begun);
    },
  };
});
