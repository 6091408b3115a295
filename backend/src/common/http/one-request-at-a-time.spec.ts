import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { allowOneRequestAtATime } from './one-request-at-a-time.js';

const REQUEST = 'GET /waits HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: FastifyInstance;
let socket: Socket;
let handled: number;
let respond: () => void;

beforeEach(async () => {
  handled = 0;
  const released = new Promise<void>((resolve) => (respond = resolve));
  server = fastify({ forceCloseConnections: true });
  allowOneRequestAtATime(server);
  server.get('/waits', async () => {
    handled += 1;
    await released;
    return 'ok';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
});

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
