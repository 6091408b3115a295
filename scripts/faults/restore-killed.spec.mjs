// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { backendDist } from '../lib/project.mjs';
import { call, logInAsOwner } from '../test/calls.mjs';
import { launch, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';

const SONG = 'audio-files/owner/long.wav';
const SONG_BYTES = 1024 * 1024 * 1024;

/** API and worker with the role that serves, and the process that owns the tables, as in the compose file. */
async function startSite() {
  const product = await startProcesses({ apis: 0, workers: 0 });
  const serving = { MIGRATION_DATABASE_URL: '' };
  expect(await product.run('commands/migrate.js')).toMatchObject({ code: 0 });
  const site = {
    product,
    async start() {
      const api = await product.startApi(serving);
      return { api, worker: product.startWorker(serving), url: String(product.sites.at(-1)) };
    },
    startCare: () => launch(product.env, [process.execPath, `${backendDist}/commands/care.js`]),
    songs: async () =>
      (await product.query('select slug from uploaded_songs order by slug')).map(({ slug }) => slug),
    outcome: async () => (await product.query('select state, failure, error from restores'))[0],
  };
  return site;
}

/** @param {Awaited<ReturnType<typeof startSite>>['product']} product @param {string} slug @param {number} bytes */
async function addSong({ dataDir, query }, slug, bytes) {
  const key = `audio-files/owner/${slug}.wav`;
  await mkdir(join(dataDir, 'files', 'audio-files/owner'), { recursive: true });
  const file = await open(join(dataDir, 'files', key), 'w');
  await file.truncate(bytes);
  await file.close();
  await query(
    `insert into uploaded_songs (slug, title, artist, audio_file_url, waveform, published_at) values ($1, $1, 'Asha Menon', $2, '{1}', now())`,
    [slug, key],
  );
}

/** @param {string} url */
const isServed = (url) =>
  fetch(`${url}/api/songs`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks as the owner does. @param {string} url */
async function askRestore(url) {
  const token = await logInAsOwner(url);
  /** @returns {Promise<any>} */
  const send = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body = undefined,
  ) => (await call(method, `${url}/api/admin/care${path}`, { token, body })).body;
  await send('POST', '/backups', {});
  const newest = async () => (await send('GET', '')).backups[0];
  await until(async () => (await newest())?.state === 'done', 'the backup');
  return { restore: async () => send('POST', `/backups/${(await newest()).id}/restore`, { name: 'Paattu' }) };
}

// @trust restore-by-owner
test('1 GB is restored by a press: API and worker stop, a page says so, and the site is that of the backup', async () => {
  const { product, start, startCare, songs, outcome } = await startSite();
  const care = startCare();
  try {
    await addSong(product, 'long', SONG_BYTES);
    const first = await start();
    await Promise.all([first.api.ready, first.worker]);
    const owner = await askRestore(first.url);
    await product.query('delete from uploaded_songs');
    await rm(join(product.dataDir, 'files', SONG));
    await addSong(product, 'since', 1);

    const begun = performance.now();
    expect(await owner.restore()).toMatchObject({ restores: [{ state: 'asked' }] });
    await Promise.all([first.api.exited, (await first.worker).exited]);
    const second = await start();
    await until(() => isServed(second.url), 'the site');
    await second.worker;
    console.log(`1 GB restored by a press in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    expect(await outcome()).toEqual({ state: 'done', failure: null, error: null });
    expect(await songs()).toEqual(['long']);
    expect(existsSync(join(product.dataDir, 'files', SONG))).toBe(true);
    expect(readdirSync(join(product.dataDir, 'backups')).filter((name) => name.endsWith('Z'))).toHaveLength(
      2,
    );
  } finally {
    care.kill('SIGTERM');
    await care.exited;
    await product.stop();
  }
});

// @trust restore-by-owner
test('a restore that is killed in its transaction leaves the site as it was, and says so', async () => {
  const { product, start, startCare, songs, outcome } = await startSite();
  let care = startCare();
  const blocker = new pg.Client({ connectionString: product.superuserUrl });
  await blocker.connect();
  try {
    await addSong(product, 'before', 1);
    const first = await start();
    await Promise.all([first.api.ready, first.worker]);
    const owner = await askRestore(first.url);
    await product.query(`update uploaded_songs set slug = 'since'`);
    // The restore waits for this reader in the middle of its transaction.
    await blocker.query('begin; select from users');
    await owner.restore();
    await Promise.all([first.api.exited, (await first.worker).exited]);
    await until(
      async () =>
        (
          await product.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'drop schema%'`,
          )
        ).length === 1,
      'the restore to wait',
    );
    care.kill('SIGKILL');
    await care.exited;
    await blocker.query('commit');
    const second = await start();
    const page = () => fetch(`${second.url}/ml/songs`, { headers: { accept: 'text/html' } });
    await until(() => page().then(Boolean, () => false), 'the page of the restore');
    const { status, headers } = await page();
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    expect(await (await page()).text()).toContain('വീണ്ടെടുക്കുകയാണ്');
    expect((await fetch(`${second.url}/health/live`)).status).toBe(200);

    care = startCare();
    await until(() => isServed(second.url), 'the site');
    await second.worker;
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'interrupted' });
    expect(await songs()).toEqual(['since']);
  } finally {
    care.kill('SIGTERM');
    await care.exited;
    await blocker.end();
    await product.stop();
  }
});
