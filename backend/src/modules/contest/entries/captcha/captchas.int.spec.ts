import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import { CAPTCHA_ANSWER, createCaptcha, submitEntry } from '../../../../../test/factories/contest.js';
import { Captcha } from './captcha.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function check(id: string, text: string): Promise<unknown> {
  const response = await client(app).post(`/api/captchas/${id}/check`, { text });
  return response.status === 200 ? response.body : response.status;
}

/** The response to any text for a captcha that has ended. */
const GONE = 410;

function find(id: string): Promise<Captcha> {
  return app.dataSource.manager.findOneByOrFail(Captcha, { id });
}

// @trust captcha
test('a captcha has a small picture and an expiry, and does not contain its answer', async () => {
  const before = Date.now();
  const response = await client(app).post('/api/captchas');
  const { id, image, expiresAt, ...rest } = response.body;
  expect([response.status, rest]).toEqual([201, {}]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(before + 10 * 60_000 - 1_000);
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 10 * 60_000 + 1_000);
  expect(image).toMatch(/^data:image\/png;base64,/);
  const png = Buffer.from(image.split(',')[1], 'base64');
  expect(png.length).toBeLessThan(10_000);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 96 });
  expect((await find(id)).answerHash).toHaveLength(32);
});

test.each([CAPTCHA_ANSWER, CAPTCHA_ANSWER.toLowerCase(), ` ${CAPTCHA_ANSWER} `])(
  '"%s" solves it',
  async (text) => {
    expect(await check(await createCaptcha(app), text)).toEqual({ correct: true });
  },
);

test('a right answer uses no try and can be given again', async () => {
  const id = await createCaptcha(app);
  for (let time = 0; time < 7; time++) expect(await check(id, CAPTCHA_ANSWER)).toEqual({ correct: true });
  expect((await find(id)).attempts).toBe(0);
});

// @trust captcha
test('five wrong answers end it', async () => {
  const id = await createCaptcha(app);
  for (let attempt = 0; attempt < 4; attempt++) expect(await check(id, 'XXXXXX')).toEqual({ correct: false });
  expect(await check(id, CAPTCHA_ANSWER)).toEqual({ correct: true });
  expect(await check(id, 'XXXXXX')).toEqual({ correct: false });
  expect(await check(id, CAPTCHA_ANSWER)).toBe(GONE);
});

// @trust captcha
test('parallel guesses get no sixth try', async () => {
  const id = await createCaptcha(app);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => check(id, 'XXXXXX')));
  expect(guesses.filter((answer) => answer !== GONE)).toEqual(Array(5).fill({ correct: false }));
  expect((await find(id)).attempts).toBe(5);
});

// @trust captcha
test('an expired, used or unknown one is a 410', async () => {
  const [expired, used] = [await createCaptcha(app), await createCaptcha(app)];
  await app.dataSource.manager.update(Captcha, expired, { expiresAt: new Date(Date.now() - 1) });
  await app.dataSource.manager.update(Captcha, used, { usedAt: new Date() });
  for (const id of [expired, used, '00000000-0000-4000-8000-000000000000']) {
    const response = await client(app).post(`/api/captchas/${id}/check`, { text: CAPTCHA_ANSWER });
    expect([response.status, response.body]).toEqual([
      GONE,
      {
        code: 'CAPTCHA_EXPIRED',
        message: 'This CAPTCHA can no longer be solved. Please solve a new one.',
      },
    ]);
  }
});

describe('for somebody who cannot see the picture', () => {
  const challengeOf = async (id: string) =>
    (await client(app).post<{ challenge: Challenge }>(`/api/captchas/${id}/challenge`)).body.challenge;

  /** What a browser does. */
  async function solve(challenge: Challenge): Promise<string> {
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  const codeFor = (id: string, proof: string) => client(app).post(`/api/captchas/${id}/code`, { proof });

  /** A captcha whose picture has another text than the fixed one of the tests, which each code is. */
  async function createUnseen(): Promise<string> {
    const id = await createCaptcha(app);
    await app.dataSource.manager.update(Captcha, id, { answerHash: Buffer.alloc(32) });
    return id;
  }

  // @trust captcha
  test('a solved proof of work gets a code that solves the captcha, for one entry', async () => {
    const id = await createUnseen();
    expect(await check(id, CAPTCHA_ANSWER)).toEqual({ correct: false });
    const challenge = await challengeOf(id);
    const { expiresAt } = await find(id);
    expect(challenge.parameters.expiresAt).toBe(Math.floor(expiresAt.getTime() / 1_000));
    const response = await codeFor(id, await solve(challenge));
    expect([response.status, response.body]).toEqual([200, { text: CAPTCHA_ANSWER }]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await check(id, CAPTCHA_ANSWER)).toEqual({ correct: true });
    const fields = { captchaId: id, captchaText: CAPTCHA_ANSWER };
    expect((await submitEntry(app, { fields })).status).toBe(201);
    expect((await submitEntry(app, { fields })).body.code).toBe('CAPTCHA_INCORRECT');
  });

  // @trust captcha
  test('a proof is for its own captcha, gives no tries back, and revives none that has ended', async () => {
    const [id, other] = [await createUnseen(), await createUnseen()];
    const proof = await solve(await challengeOf(id));
    for (const wrong of ['', 'x', Buffer.from('null').toString('base64')])
      expect((await codeFor(id, wrong)).body.code).toBe('CAPTCHA_INCORRECT');
    expect((await codeFor(other, proof)).body.code).toBe('CAPTCHA_INCORRECT');
    await app.dataSource.manager.update(Captcha, id, { attempts: 4 });
    expect((await codeFor(id, proof)).status).toBe(200);
    expect(await find(id)).toMatchObject({ attempts: 4, decodes: 0 });
    for (const ended of [
      { attempts: 5 },
      { attempts: 0, usedAt: new Date() },
      { expiresAt: new Date(Date.now() - 1) },
    ]) {
      await app.dataSource.manager.update(Captcha, id, ended);
      expect((await codeFor(id, proof)).status).toBe(GONE);
      expect((await client(app).post(`/api/captchas/${id}/challenge`)).status).toBe(GONE);
    }
  });

  // @trust captcha
  test('a proof of a vote is none of a captcha', async () => {
    const id = await createUnseen();
    const { challenge } = (
      await client(app).post<{ challenge: Challenge }>('/api/contest/votes/challenges', { entryId: id })
    ).body;
    const moved = { ...challenge, parameters: { ...challenge.parameters, data: { captchaId: id } } };
    for (const each of [challenge, moved])
      expect((await codeFor(id, await solve(each))).body.code).toBe('CAPTCHA_INCORRECT');
  });
});

test('a malformed id or body is rejected', async () => {
  expect(await check('1', CAPTCHA_ANSWER)).toBe(404);
  const url = `/api/captchas/${await createCaptcha(app)}/check`;
  for (const payload of [{}, { text: 1 }, { text: 'x'.repeat(21) }, { text: 'A', correct: true }]) {
    expect((await client(app).post(url, payload)).status).toBe(400);
  }
});

test('a new one deletes expired ones', async () => {
  const expired = await createCaptcha(app);
  await app.dataSource.manager.update(Captcha, expired, { expiresAt: new Date(Date.now() - 1) });
  await createCaptcha(app);
  expect(await app.dataSource.manager.findOneBy(Captcha, { id: expired })).toBeNull();
});

test('one network address gets sixty in ten minutes', async () => {
  const sender = client(app).from('203.0.113.5');
  const statuses: number[] = [];
  for (let time = 0; time < 61; time++) {
    statuses.push((await sender.post('/api/captchas')).status);
  }
  expect(statuses).toEqual([...Array<number>(60).fill(201), 429]);
  for (const path of ['challenge', 'code'])
    expect(
      (await sender.post(`/api/captchas/${await createCaptcha(app)}/${path}`, { proof: '' })).status,
    ).toBe(429);
});
