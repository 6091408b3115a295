// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addFirstContest } from '../test/first-contest.mjs';
import {
  freePort,
  holdRows,
  launch,
  makeDataFolder,
  NO_YOUTUBE,
  processOf,
  query,
  queryAsSuperuser,
  remove,
  until,
} from '../test/launched.mjs';

const CAPTCHA_FIXED_ANSWER = 'ABC234';
const OWNER = { email: 'owner@paattu.example', password: 'vK7-pazha-mazha-93' };
const EMAIL = 'meera@example.com';
const JSON_BODY = { 'content-type': 'application/json' };
const photo = readFileSync(join(import.meta.dirname, '../../e2e/fixtures/verification-photo.jpg'));

/** @param {Response} response */
const bodyOf = async (response) => /** @type {Record<string, any>} */ (await response.json());

// @trust revisions
// @trust withdrawals
// @trust api-killed
test('a killed server leaves nothing of a change, a withdrawal, a deletion and an erasure, and each works the next time', async () => {
  const dataDir = makeDataFolder();
  const port = await freePort();
  const start = launch({
    ...NO_YOUTUBE,
    PORT: String(port),
    DATA_DIR: dataDir,
    CAPTCHA_FIXED_ANSWER,
    OWNER_PASSWORD: OWNER.password,
  });
  const ask = (/** @type {string} */ path, /** @type {RequestInit} */ init = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init);
  const isReady = () =>
    ask('/health/ready').then(
      ({ ok }) => ok,
      () => false,
    );

  const kill = (/** @type {'main.js' | 'worker.js'} */ server) =>
    process.kill(processOf(start.pid, server), 'SIGKILL');

  /**
   * Kills a server in a late statement of an act, which writes a row of a table, and lets another start.
   * @param {string} table
   * @param {() => Promise<unknown>} act
   * @param {'main.js' | 'worker.js'} server
   */
  const killDuring = async (table, act, server = 'main.js') => {
    const { isReached, release } = await holdRows(dataDir, table);
    const broken = act().then(
      () => 'an answer',
      () => 'no answer',
    );
    await until(isReached, `the row of ${table}`);
    kill(server);
    const answer = await broken;
    await release();
    await until(isReady, 'another API');
    return answer;
  };

  try {
    await start.running();
    await addFirstContest((sql, values) => query(dataDir, sql, values));
    await queryAsSuperuser(
      dataDir,
      `update contests set closes_at = '2098-07-01', voting_opens_at = '2098-08-01', voting_closes_at = '2098-08-10', winner_at = '2098-08-15'`,
    );
    const captcha = await bodyOf(await ask('/api/captchas', { method: 'POST' }));
    const form = new FormData();
    const fields = { name: 'Mera', email: EMAIL, youtubeUrl: 'https://youtu.be/abcdefghijk' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('captchaId', captcha.id);
    form.append('captchaText', CAPTCHA_FIXED_ANSWER);
    form.append('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    const submitted = await ask('/api/contest/entries', { method: 'POST', body: form });
    expect(submitted.status).toBe(201);
    const { id } = await bodyOf(submitted);
    await query(
      dataDir,
      `insert into entry_links (entry_id, token_hash, expires_at) values ('${id}', sha256('a link'), now() + interval '1 day')`,
    );
    const opened = await ask('/api/my-entry/session', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ token: 'a link' }),
    });
    expect(opened.status).toBe(200);
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const logIn = await ask('/api/auth/login', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify(OWNER),
    });
    const authorization = `Bearer ${(await bodyOf(logIn)).accessToken}`;

    const change = () => {
      const body = new FormData();
      body.append('name', 'Meera');
      body.append('youtubeUrl', fields.youtubeUrl);
      body.append('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
      return ask(`/api/my-entry/${id}`, { method: 'PATCH', headers: { cookie }, body });
    };
    const withdraw = () =>
      ask(`/api/my-entry/${id}/withdraw`, {
        method: 'POST',
        headers: { cookie, ...JSON_BODY },
        body: JSON.stringify({ email: EMAIL }),
      });
    const deleteEntry = () =>
      ask(`/api/admin/entries/${id}`, { method: 'DELETE', headers: { authorization } });
    /** All that an act of the entrant writes. */
    const read = async () => ({
      entries: await query(dataDir, 'select * from contest_entries'),
      events: await query(dataDir, 'select action from entry_events order by id'),
      emails: await query(
        dataDir,
        `select template from outgoing_emails where entry_id = '${id}' order by created_at`,
      ),
    });
    const hasPhoto = async () => {
      const [row] = await query(dataDir, 'select verification_image_url as key from contest_entries');
      return existsSync(join(dataDir, 'files', row.key));
    };

    for (const act of [change, withdraw]) {
      const before = await read();
      expect(await killDuring('outgoing_emails', act)).toBe('no answer');
      expect(await read()).toEqual(before);
      expect(await hasPhoto()).toBe(true);
      expect((await act()).status).toBe(204);
    }
    const before = await read();
    expect(before.entries).toMatchObject([{ name: 'Meera', status: 'withdrawn' }]);
    expect(before.events.map(({ action }) => action)).toEqual(['submit', 'edit', 'withdraw']);

    expect(await killDuring('audit_log', deleteEntry)).toBe('no answer');
    expect(await read()).toEqual(before);
    expect((await deleteEntry()).status).toBe(200);
    await query(dataDir, `update contest_entries set deleted_at = deleted_at - interval '24 hours'`);
    const deleted = await read();
    const [{ key }] = await query(dataDir, 'select verification_image_url as key from contest_entries');
    // The next worker erases at once.
    await killDuring('contest_entries', async () => kill('worker.js'), 'worker.js');
    expect(await read()).toEqual(deleted);
    expect(await hasPhoto()).toBe(true);
    await until(async () => (await read()).entries.length === 0, 'the erasure');
    await until(() => !existsSync(join(dataDir, 'files', key)), 'the end of the photo');
  } finally {
    start.kill('SIGTERM');
    await start.exited;
    remove(dataDir);
  }
});
