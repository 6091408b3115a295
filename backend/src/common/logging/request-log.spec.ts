import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { pino } from 'pino';
import { eventually } from '../../../test/eventually.js';
import { markInProcess } from '../http/in-process.js';
import { logRequests, nameRequest, requestId } from './request-log.js';

let server: FastifyInstance;
let url: string;
let lines: Array<Record<string, unknown>>;
let holdBack: Promise<void>;
// Another file of the process may have made it.
const { root: rootBefore } = PinoLogger;

beforeEach(async () => {
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  Reflect.set(PinoLogger, 'root', pino({ mixin: nameRequest, serializers: {} }, { write }));
  server = fastify({ genReqId: requestId, trustProxy: true });
  logRequests(server);
  server.get('/songs', async () => {
    await setImmediate();
    PinoLogger.root.warn('within');
    return 'all';
  });
  server.get('/health/live', () => 'ok');
  server.get('/broken', () => Promise.reject(new Error('broken')));
  server.get('/slow', () => holdBack.then(() => 'late'));
  url = await server.listen({ port: 0 });
});

afterEach(() => server.close());
afterAll(() => void Reflect.set(PinoLogger, 'root', rootBefore));

const ask = (path: string) => fetch(url + path, { headers: { 'x-request-id': 'request-1' } });

/** Resolves to the first line with the message. */
async function lineOf(message: string) {
  const find = () => lines.find(({ msg }) => msg === message);
  await eventually(async () => find() !== undefined);
  return find()!;
}

test('logs a request by its path, with the id from the proxy', async () => {
  await ask('/songs?token=secret');
  const { req, res, level } = await lineOf('request completed');
  expect({ req, res, level }).toEqual({
    req: { id: 'request-1', method: 'GET', path: '/songs' },
    res: { statusCode: 200 },
    level: 30,
  });
  expect(JSON.stringify(lines)).not.toContain('secret');
});

// @trust network-address
test('logs a request whose header claims that it is of the server itself', async () => {
  await fetch(`${url}/songs`, { headers: { 'x-forwarded-for': 'in-process' } });
  expect(await lineOf('request completed')).toMatchObject({ req: { path: '/songs' } });
});

test('log lines during a request name it, and others do not', async () => {
  PinoLogger.root.warn('before');
  await ask('/songs');
  expect(await lineOf('within')).toMatchObject({ req: { id: 'request-1', path: '/songs' } });
  expect(await lineOf('before')).not.toHaveProperty('req');
});

test('logs a failed response as an error', async () => {
  await ask('/broken');
  expect(await lineOf('request errored')).toMatchObject({ level: 50, res: { statusCode: 500 } });
});

test('logs an aborted request', async () => {
  let answer = () => {};
  holdBack = new Promise((resolve) => (answer = resolve));
  const socket = connect(Number(new URL(url).port));
  const arrived = once(server.server, 'request');
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await arrived;
  socket.destroy();
  expect(await lineOf('request aborted')).toMatchObject({ req: { path: '/slow' } });
  answer();
});

test('does not log health checks and in-process calls', async () => {
  await ask('/health/live');
  await markInProcess(() => server.inject('/songs'));
  await ask('/songs');
  await lineOf('request completed');
  expect(lines.map(({ msg }) => msg)).toEqual(['within', 'within', 'request completed']);
});

test.each([undefined, 'short', 'x'.repeat(65), 'with "quotes"'])('rejects the request id %j', async (id) => {
  await fetch(`${url}/songs`, { headers: id === undefined ? {} : { 'x-request-id': id } });
  const { req } = await lineOf('request completed');
  expect(req).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/) });
});
