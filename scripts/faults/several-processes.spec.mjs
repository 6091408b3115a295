// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtp } from '../../backend/test/smtp.js';
import {
  call,
  decide,
  idsIn,
  logInAsOwner,
  randomId,
  requestCaptcha,
  submitEntry,
  uploadSong,
  wav,
} from '../test/calls.mjs';
import { makeDataFolder, remove, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';
import { startRedis } from '../test/redis.mjs';

/** The change of a write reaches the other process at about the time of the response, so a first read may be stale. */
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 20;

const backends = process.env.REDIS_TESTS === 'off' ? ['PostgreSQL'] : ['PostgreSQL', 'Redis'];

describe.each(backends)('two API and two worker processes, with queue and limits on %s', (backend) => {
  /** @type {Awaited<ReturnType<typeof startProcesses>>} */
  let product;
  /** @type {Awaited<ReturnType<typeof startSmtp>>} */
  let smtp;
  /** @type {Awaited<ReturnType<typeof startRedis>>} */
  let redis = null;
  const folder = makeDataFolder();
  /** @type {string} */
  let one;
  /** @type {string} */
  let other;
  /** @type {string} */
  let owner;

  beforeAll(async () => {
    smtp = await startSmtp();
    if (backend === 'Redis') redis = await startRedis(folder, new AbortController().signal);
    const env = { SMTP_URL: smtp.url, ...(redis ? { REDIS_URL: redis.url } : {}) };
    product = await startProcesses({ apis: 2, workers: 2, env });
    [one = '', other = ''] = product.sites;
    owner = await logInAsOwner(one);
  });

  afterAll(async () => {
    await product.stop();
    await redis?.stop();
    await smtp.stop();
    remove(folder);
  });

  /** The same call to both processes at once, `times` times to each. @template T @param {number} times @param {(site: string) => Promise<T>} send */
  const onBoth = (times, send) =>
    Promise.all(Array.from({ length: 2 * times }, (_, n) => send(n % 2 === 0 ? one : other)));

  /** @param {() => Promise<boolean>} isSeen */
  async function atOnce(isSeen) {
    for (let look = 1; !(await isSeen()); look += 1) {
      expect(look).toBeLessThan(LOOKS);
      await delay(BETWEEN_LOOKS_MS);
    }
  }

  /** @param {string} url @param {string} text */
  const shows = async (url, text) => (await (await fetch(url)).text()).includes(text);

  /** @param {string} title */
  async function addSong(title) {
    const { status, body } = await uploadSong(one, owner, { title });
    expect(status).toBe(201);
    return body.id ?? '';
  }

  /** @param {string} site */
  async function signUp(site) {
    const account = { email: `${randomId()}@visitor.example`, password: 'monsoon letter' };
    await call('POST', `${site}/api/auth/signup`, { body: { ...account, name: 'Meera' } });
    const { body, cookie } = await call('POST', `${site}/api/auth/login`, { body: account });
    return { token: body.accessToken, cookie };
  }

  /** The counters of a song, and the counts of its rows. @param {string} id */
  async function votesOf(id) {
    const [song] = await product.query('select upvotes, downvotes from uploaded_songs where id = $1', [id]);
    const [rows] = await product.query(
      `select count(*) filter (where interaction_type = 'upvote')::int as upvotes,
              count(*) filter (where interaction_type = 'downvote')::int as downvotes
       from song_interactions where song_id = $1`,
      [id],
    );
    return { song, rows };
  }

  // @trust several-processes
  test('a song that is uploaded through one appears on the other at once, and plays there', async () => {
    // Both processes cache a list and pages without the song.
    for (const site of [one, other]) {
      expect(await idsIn(`${site}/api/songs`)).toEqual([]);
      expect(await shows(`${site}/songs`, 'Lantern Night')).toBe(false);
    }
    const id = await addSong('Lantern Night');
    await atOnce(async () => (await idsIn(`${other}/api/songs`)).includes(id));
    await atOnce(() => shows(`${other}/songs`, 'Lantern Night'));
    const audio = await fetch(`${other}/api/songs/${id}/audio`);
    expect(Buffer.from(await audio.arrayBuffer()).equals(wav(1_000))).toBe(true);

    await call('DELETE', `${other}/api/admin/songs/${id}`, { token: owner });
    await atOnce(async () => (await idsIn(`${one}/api/songs`)).length === 0);
    await atOnce(async () => !(await shows(`${one}/songs`, 'Lantern Night')));
  });

  // @trust several-processes
  test('an entry that is approved through one is in the gallery of the other at once', async () => {
    const { body } = await submitEntry(one);
    const id = body.id ?? '';
    expect(await idsIn(`${other}/api/contest/entries`)).not.toContain(id);
    await decide(one, owner, id, 'approve');
    await atOnce(async () => (await idsIn(`${other}/api/contest/entries`)).includes(id));
    expect((await fetch(`${other}/api/contest/entries/${id}/photo`)).status).toBe(200);
  });

  // @trust several-processes
  test('a captcha of one is accepted by the other, once', async () => {
    const captchaId = await requestCaptcha(one);
    expect((await submitEntry(other, { captchaId })).status).toBe(201);
    expect((await submitEntry(one, { captchaId })).body.code).toBe('CAPTCHA_INCORRECT');
  });

  // @trust several-processes
  test('one refreshes a session of the other; both at once return the same next token; signing out ends it on both', async () => {
    const { cookie } = await signUp(one);
    const renew = (/** @type {string} */ site, /** @type {string} */ shown) =>
      call('POST', `${site}/api/auth/refresh`, { cookie: shown });
    const next = await renew(other, cookie);
    expect(next.status).toBe(200);
    expect((await call('GET', `${one}/api/auth/me`, { token: next.body.accessToken })).status).toBe(200);

    const answers = await onBoth(3, (site) => renew(site, next.cookie));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1);

    const [last] = answers;
    await call('POST', `${one}/api/auth/logout`, { cookie: last?.cookie });
    expect((await renew(other, last?.cookie ?? '')).status).toBe(401);
    expect((await call('GET', `${other}/api/auth/me`, { token: last?.body.accessToken })).status).toBe(401);
  });

  // @trust several-processes
  test('a limit counts the requests to both', async () => {
    const body = { name: 'Meera', email: 'meera@visitor.example', subject: 'A song', message: 'Loved it.' };
    const send = (/** @type {string} */ site) =>
      call('POST', `${site}/api/contact`, { body, address: '203.0.113.7' });
    const answers = await onBoth(6, send);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(204), 429, 429]);
  });

  // @trust several-processes
  test('200 votes of one user through both count once', async () => {
    const id = await addSong('One vote');
    const { token } = await signUp(one);
    const answers = await onBoth(100, (site) =>
      call('PUT', `${site}/api/songs/${id}/vote`, { token, body: { type: 'upvote' } }),
    );
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    const votes = { upvotes: 1, downvotes: 0 };
    expect(await votesOf(id)).toEqual({ song: votes, rows: votes });
  });

  // @trust several-processes
  test('an upvote and a downvote at once, one through each: one is recorded, the other is a 409, also during a reset', async () => {
    const id = await addSong('Up and down');
    const users = await Promise.all(Array.from({ length: 20 }, (_, n) => signUp(n % 2 === 0 ? one : other)));
    const vote = (
      /** @type {string} */ site,
      /** @type {string | undefined} */ token,
      /** @type {string} */ type,
    ) => call('PUT', `${site}/api/songs/${id}/vote`, { token, body: { type } });
    const duels = await Promise.all(
      users.map(({ token }) => Promise.all([vote(one, token, 'upvote'), vote(other, token, 'downvote')])),
    );
    for (const duel of duels) expect(duel.map(({ status }) => status).sort()).toEqual([200, 409]);
    const upvotes = duels.filter(([up]) => up.status === 200).length;
    const votes = { upvotes, downvotes: 20 - upvotes };
    expect(await votesOf(id)).toEqual({ song: votes, rows: votes });

    const resets = onBoth(3, (site) =>
      call('POST', `${site}/api/admin/songs/${id}/reset-statistics`, { token: owner }),
    );
    await Promise.all(users.map(({ token }, n) => vote(n % 2 === 0 ? one : other, token, 'upvote')));
    expect((await resets).map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { song, rows } = await votesOf(id);
    expect(song).toEqual(rows);
  });

  // @trust several-processes
  test('two decisions on one entry, one through each: one 200, one 409 and, with two workers, one email', async () => {
    const email = `${randomId().toLowerCase()}@visitor.example`;
    const { body } = await submitEntry(one, { email });
    const answers = await onBoth(1, (site) => decide(site, owner, body.id ?? '', 'approve'));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const unsent = `select from outgoing_emails where status <> 'sent'`;
    await until(async () => (await product.query(unsent)).length === 0, 'the emails');
    const subjects = smtp.received.filter(({ recipients }) => recipients.includes(email));
    expect(subjects.map(({ subject }) => subject).sort()).toEqual([
      'Entry Submitted Successfully!',
      'Your entry is in the contest',
    ]);
  });

  // @trust several-processes
  test('one form sent to both creates one entry, with the same response twice', async () => {
    const same = {
      captchaId: await requestCaptcha(one),
      videoId: randomId(),
      key: randomUUID(),
      email: `${randomId().toLowerCase()}@visitor.example`,
    };
    const answers = await onBoth(1, (site) => submitEntry(site, same));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await product.query('select id from contest_entries where email = $1', [same.email])).toEqual([
      { id: answers[0]?.body.id },
    ]);
    expect(
      await product.query('select template from outgoing_emails where to_address = $1', [same.email]),
    ).toEqual([{ template: 'entry-received' }]);
  });
});
