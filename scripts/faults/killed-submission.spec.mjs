// @ts-check
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { addFirstContest } from '../test/first-contest.mjs';
import {
  freePort,
  holdRows,
  launch,
  makeDataFolder,
  processOf,
  query,
  remove,
  until,
} from '../test/launched.mjs';

const CAPTCHA_FIXED_ANSWER = 'ABC234';
const photo = readFileSync(join(import.meta.dirname, '../../e2e/fixtures/verification-photo.jpg'));

/**
 * @param {Response} response
 * @returns {Promise<string>}
 */
async function idIn(response) {
  return /** @type {{ id: string }} */ (await response.json()).id;
}

// @trust api-killed
test('a killed API leaves no entry of a submission, a retry creates one, and the sweep deletes the stray photo within an hour', async () => {
  const dataDir = makeDataFolder();
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const start = launch({ PORT: String(port), DATA_DIR: dataDir, CAPTCHA_FIXED_ANSWER });
  try {
    await start.running();
    await addFirstContest((sql, values) => query(dataDir, sql, values));
    const captcha = await idIn(await fetch(`${site}/api/captchas`, { method: 'POST' }));
    const form = () => {
      const fields = {
        name: 'Meera',
        email: 'meera@example.com',
        youtubeUrl: 'https://youtu.be/abcdefghijk',
        captchaId: captcha,
        captchaText: CAPTCHA_FIXED_ANSWER,
      };
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
      return body;
    };
    const submit = () =>
      fetch(`${site}/api/contest/entries`, {
        method: 'POST',
        headers: { 'idempotency-key': 'one-entry' },
        body: form(),
      });
    const photoFolder = join(dataDir, 'files/contest-submissions/contest-images');
    const photos = () => (existsSync(photoFolder) ? readdirSync(photoFolder) : []);

    // The photo is stored, and the insert of the row does not end.
    const { isReached, release } = await holdRows(dataDir, 'contest_entries');
    const broken = submit().catch(() => 'no answer');
    await until(isReached, 'the row to be written');
    expect(photos()).toHaveLength(2);

    const api = processOf(start.pid, 'main.js');
    process.kill(api, 'SIGKILL');
    expect(await broken).toBe('no answer');
    await release();
    await until(
      () =>
        fetch(`${site}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'another API',
    );
    expect(await query(dataDir, 'select id from contest_entries')).toEqual([]);

    const [first, again] = [await submit(), await submit()];
    expect([first.status, again.status]).toEqual([201, 201]);
    const id = await idIn(first);
    expect(await idIn(again)).toBe(id);
    expect(await query(dataDir, 'select id from contest_entries')).toEqual([{ id }]);
    expect(await query(dataDir, `select action from entry_events where entry_id = '${id}'`)).toEqual([
      { action: 'submit' },
    ]);
    // The worker may already have queued the notice to the owner.
    expect(
      await query(dataDir, `select template from outgoing_emails where template <> 'owner-notice'`),
    ).toEqual([{ template: 'entry-received' }]);
    const [row] = await query(
      dataDir,
      'select verification_image_url as full, card_image_url as card from contest_entries',
    );
    for (const key of [row.full, row.card]) expect(existsSync(join(dataDir, 'files', key))).toBe(true);

    // The sweep deletes the photo of the killed request. It runs every ten minutes and when a worker starts.
    expect(photos()).toHaveLength(4);
    const soonAnHourAgo = new Date(Date.now() - 50 * 60_000);
    for (const name of photos()) utimesSync(join(photoFolder, name), soonAnHourAgo, soonAnHourAgo);
    process.kill(processOf(start.pid, 'worker.js'), 'SIGKILL');
    await until(() => photos().length === 2, 'the sweep');
    for (const key of [row.full, row.card]) expect(existsSync(join(dataDir, 'files', key))).toBe(true);
  } finally {
    start.kill('SIGTERM');
    await start.exited;
    remove(dataDir);
  }
});
