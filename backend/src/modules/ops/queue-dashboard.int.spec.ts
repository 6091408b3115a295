import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { client, type Method } from '../../../test/client.js';
import { createUser, startSession } from '../../../test/factories/users.js';
import { EMAILS_QUEUE } from '../../infra/queue/queues.js';

let app: TestApp;
let cookie: string;
const BROWSER = { accept: 'text/html' };

beforeAll(async () => {
  app = await createTestApp();
  cookie = await cookieOf(true);
});

afterAll(() => app.close());

async function cookieOf(owner: boolean): Promise<string> {
  const { refreshToken } = await startSession(app, await createUser(app, { owner }));
  return `paattu_refresh=${refreshToken}`;
}

async function open(headers: Record<string, string>) {
  const { status, headers: answered } = await client(app)
    .with({ ...BROWSER, ...headers })
    .get('/admin/queues');
  return [status, answered.location];
}

test('shows the dashboard to the owner', async () => {
  expect(await open({ cookie })).toEqual([200, undefined]);
});

test('redirects a visitor who is not signed in to the log-in', async () => {
  expect(await open({})).toEqual([302, '/auth?returnTo=%2Fadmin%2Fqueues']);
});

test('returns a 404 to a user who is not the owner', async () => {
  expect(await open({ cookie: await cookieOf(false) })).toEqual([404, undefined]);
});

// @trust queues-shown
test.each([
  ['PUT', 'queues/emails/pause'],
  ['PUT', 'queues/emails/empty'],
  ['PUT', 'queues/pause'],
  ['POST', 'queues/emails/add'],
])('only shows the queues: %s %s is a 403', async (method, path) => {
  const queue = app.api.get<Queue>(getQueueToken(EMAILS_QUEUE));
  await queue.drain(true);
  await queue.add('test', {}, { delay: 60_000 });
  const { status } = await client(app)
    .with({ cookie, origin: 'http://localhost:3000' })
    .send(
      method as Method,
      `/admin/queues/api/${path}`,
      method === 'POST' ? { name: 'test', data: {}, options: { delay: 60_000 } } : {},
    );
  const { delayed } = await queue.getJobCounts('delayed');
  expect([status, delayed, await queue.isPaused()]).toEqual([403, 1, false]);
});
