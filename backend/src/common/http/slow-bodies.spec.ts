import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { fakeOnly } from '../../../test/fake-only.js';
import { readMultipart, smallFile } from '../multipart/read-multipart.js';
import { endSlowBodies } from './slow-bodies.js';

const PERIOD_MS = 300;
/** 1 KB a second. */
const MIN_BYTES = 308;

let app: FastifyInstance;
let sockets: Socket[];
let served: Socket | undefined;
let release: () => void;
/** Resolves with the first request to `/waits` in its handler. */
let waiting: Promise<void>;

beforeEach(async () => {
  sockets = [];
  app = fastify({ forceCloseConnections: true });
  await app.register(multipart);
  endSlowBodies(app, PERIOD_MS);
  const released = new Promise<void>((resolve) => (release = resolve));
  app.post('/json', (request) => ({ keys: Object.keys(request.body as object) }));
  app.post('/form', async (request) => {
    const files = { photo: smallFile(100_000, 'Too large') };
    const form = await readMultipart<never, { photo: Buffer }>(request, {
      fields: [],
      maxFieldBytes: 0,
      files,
    });
    return { bytes: form.files.photo?.length };
  });
  app.post('/rejects', { preParsing: (_request, reply) => void reply.code(401).send({}) }, () => ({}));
  waiting = new Promise((resolve) => {
    app.post('/waits', async () => {
      resolve();
      await released;
      return {};
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.on('connection', (socket: Socket) => (served = socket));
});

afterEach(async () => {
  jest.useRealTimers();
  release();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

function send(path: string, head: string[], body: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  socket.write([`POST ${path} HTTP/1.1`, 'host: localhost', ...head, '', body].join('\r\n'));
  return socket;
}

async function answerOn(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Not `once`, which rejects if the server ends the connection while the socket writes.
  await new Promise((resolve) => socket.on('close', resolve));
  return Buffer.concat(chunks).toString();
}

const JSON_HEAD = ['content-type: application/json', 'content-length: 200000'];
const FORM_HEAD = ['content-type: multipart/form-data; boundary=b', 'content-length: 90000'];
const FORM_START = '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n';

// @trust slow-bodies
test.each([
  ['a JSON body that stops', '/json', JSON_HEAD, '{"a":"'],
  ['a file that stops', '/form', FORM_HEAD, FORM_START],
  [
    'a chunked body that stops',
    '/json',
    ['content-type: application/json', 'transfer-encoding: chunked'],
    '3\r\n{"a',
  ],
])('%s is answered with 408, and its connection ends', async (_, path, head, body) => {
  const answer = await answerOn(send(path, head, body));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
});

// @trust slow-bodies
test.each([
  ['before its response', '/json', 408],
  ['after its response', '/rejects', 401],
])('a body that trickles below the limit is ended %s', async (_, path, status) => {
  const socket = send(path, JSON_HEAD, '{"a":"');
  const answer = answerOn(socket);
  const timer = setInterval(() => socket.write('x'), 20);
  expect((await answer).split(' ')[1]).toBe(String(status));
  clearInterval(timer);
});

/** The periods of the limit pass only by `jest.advanceTimersByTime`. */
function stopPeriods(): void {
  served = undefined;
  fakeOnly(['setInterval', 'clearInterval']);
}

/** Waits until the server has read so many bytes from the connection. */
async function arrival(bytes: number): Promise<void> {
  while ((served?.bytesRead ?? 0) < bytes) await setTimeout(5);
}

test('a body above the limit is read to its end, however long it takes', async () => {
  stopPeriods();
  const socket = send(
    '/json',
    ['content-type: application/json', `content-length: ${8 * MIN_BYTES + 8}`],
    '{"a":"',
  );
  await arrival(socket.bytesWritten);
  for (let part = 0; part < 8; part += 1) {
    socket.write('x'.repeat(MIN_BYTES));
    await arrival(socket.bytesWritten);
    jest.advanceTimersByTime(PERIOD_MS);
  }
  const answered = once(socket, 'data');
  socket.write('"}');
  expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 /);
});

test('a slow response to a complete body is awaited', async () => {
  stopPeriods();
  const socket = send('/waits', ['content-type: application/json', 'content-length: 2'], '{}');
  await waiting;
  jest.advanceTimersByTime(3 * PERIOD_MS);
  const answered = once(socket, 'data');
  release();
  expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 /);
});
