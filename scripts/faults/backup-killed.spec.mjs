// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';

const SONG = 'audio-files/owner/long.wav';
const SONG_BYTES = 1024 * 1024 * 1024;

/** The most memory that a process has had, in MB. @param {number} pid */
const peakOf = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

// @trust backups-crash
test('a worker killed in a backup leaves none, another one says so, and the next backup has 1 GB in little memory', async () => {
  const product = await startProcesses();
  try {
    const { dataDir } = product;
    const folder = join(dataDir, 'backups');
    const backups = () => readdirSync(folder).filter((name) => name.endsWith('Z'));
    await mkdir(join(dataDir, 'files', 'audio-files/owner'), { recursive: true });
    const file = await open(join(dataDir, 'files', SONG), 'w');
    await file.truncate(SONG_BYTES);
    await file.close();
    await product.query(
      `insert into uploaded_songs (slug, title, artist, audio_file_url, waveform) values ('long', 'Long', 'Asha Menon', '${SONG}', '{1}')`,
    );
    const ask = (/** @type {string} */ name) =>
      product.query(`insert into backups (name, cause) values ('${name}', 'owner')`);
    const stateOf = async (/** @type {string} */ name) =>
      (await product.query(`select state, failure, verification from backups where name = '${name}'`))[0];

    await ask('2026-01-01T000000Z');
    await until(() => existsSync(join(folder, '2026-01-01T000000Z', 'files', SONG)), 'the copy of the song');
    await product.workers[0]?.end('SIGKILL');
    expect(existsSync(join(folder, '2026-01-01T000000Z', 'SHA256SUMS'))).toBe(false);

    const worker = await product.startWorker();
    await until(async () => (await stateOf('2026-01-01T000000Z'))?.state === 'failed', 'the report');
    expect(await stateOf('2026-01-01T000000Z')).toMatchObject({ failure: 'interrupted' });
    // The report comes first: a place that hangs must not keep it back.
    await until(() => backups().length === 0, 'the deletion of its rest');

    const before = peakOf(worker.pid);
    const begun = performance.now();
    await ask('2026-01-02T000000Z');
    await until(async () => (await stateOf('2026-01-02T000000Z'))?.state === 'done', 'the backup');
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `1 GB in ${seconds.toFixed(1)} s, peak ${before.toFixed(0)} → ${peakOf(worker.pid).toFixed(0)} MB`,
    );
    expect(backups()).toEqual(['2026-01-02T000000Z']);
    expect(peakOf(worker.pid) - before).toBeLessThan(128);
  } finally {
    await product.stop();
  }
});
