import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { createEntry, makePhoto } from '../../../test/factories/contest.js';
import { Storage } from '../../infra/storage/storage.js';

let app: TestApp;
let socket: Socket;
let received: Buffer;
let closed: Promise<never>;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  received = Buffer.alloc(0);
  socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('data', (bytes) => (received = Buffer.concat([received, bytes])));
  closed = once(socket, 'close').then(() => Promise.reject(new Error('closed')));
  closed.catch(() => {});
  await once(socket, 'connect');
});

afterEach(() => void socket.destroy());

/** Reads a response until the last byte that its header states, and returns its status. */
async function statusOf(path: string): Promise<number> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  for (;;) {
    const head = received.indexOf('\r\n\r\n') + 4;
    const text = received.toString('latin1', 0, head);
    const end = head + Number(/content-length: (\d+)/i.exec(text)?.[1]);
    if (head > 3 && received.length >= end) {
      received = received.subarray(end);
      return Number(text.split(' ')[1]);
    }
    await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed]);
  }
}

// @trust bounded-memory
test('a request that follows the last byte of a photo is answered', async () => {
  const entry = await createEntry(app, { status: 'approved' });
  const photo = await makePhoto();
  const storage = app.api.get(Storage, { strict: false });
  await storage.put(entry.photoKey, photo);
  await storage.put(entry.cardKey, photo);
  const paths = ['', '?size=card'].map((size) => `/api/contest/entries/${entry.id}/photo${size}`);

  const statuses: number[] = [];
  for (let round = 0; round < 50; round += 1) for (const path of paths) statuses.push(await statusOf(path));

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('paths that cannot be decoded behind an open response close the connection too', async () => {
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  socket.write(request('/api/songs') + request('/%zz').repeat(500));

  await expect(closed).rejects.toThrow('closed');
  expect(received.length).toBe(0);
});
