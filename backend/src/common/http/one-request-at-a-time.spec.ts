import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { allowOneRequestAtATime } from './one-request-at-a-time.js';

const REQUEST = 'GET /waits HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: FastifyInstance;
let socket: Socket;
/** The end of the connection at the server. */
let atServer: Socket;
let arrived: number;
let received: string;
let handled: number;
let body: PassThrough;
let respond: () => void;

beforeEach(async () => {
  [arrived, received, handled] = [0, '', 0];
  const released = new Promise<void>((resolve) => (respond = resolve));
  server = fastify({ forceCloseConnections: true });
  allowOneRequestAtATime(server);
  server.get('/waits', async () => {
    handled += 1;
    await released;
    return 'ok';
  });
  body = new PassThrough();
  server.get('/streamed', async (_, reply) => {
    handled += 1;
    body.write('all');
    return reply.header('content-length', 3).send(body);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  server.server.on('request', () => (arrived += 1)).on('connection', (end) => (atServer = end));
  socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {}).on('data', (bytes) => (received += String(bytes)));
});

async function receive(end: RegExp): Promise<void> {
  while (!end.test(received)) await once(socket, 'data');
}

async function arrive(requests: number): Promise<void> {
  while (arrived < requests) await once(server.server, 'request');
}

afterEach(async () => {
  respond();
  socket.destroy();
  await server.close();
});

// @trust bounded-memory
test('a connection that sends a hundred requests at once is closed, and one of them is handled', async () => {
  socket.write(REQUEST.repeat(100));
  await once(socket, 'close');
  expect(handled).toBe(1);
});

test('a connection serves one request after the other', async () => {
  respond();
  for (let count = 1; count <= 3; count += 1) {
    socket.write(REQUEST);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    expect(handled).toBe(count);
  }
});

describe('a second request', () => {
  test('that is sent as soon as all bytes of the response are here waits until the response has ended', async () => {
    respond();
    socket.write('GET /streamed HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await receive(/all$/);
    socket.write(REQUEST);
    await arrive(2);
    expect(handled).toBe(1);

    body.end();

    await receive(/ok$/);
    expect(handled).toBe(2);
  });

  test('that waits is not handled when its connection has ended', async () => {
    socket.write(REQUEST.repeat(2));
    await arrive(2);
    const ended = once(atServer, 'close');
    socket.destroy();
    await ended;
    await setImmediate();

    expect(handled).toBe(1);
  });
});
