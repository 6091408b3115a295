import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitConnections } from './connection-limit.js';

let server: Server;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
  server = createServer((_request, response) => response.end('ok'));
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function listen(trustedProxies: string[]): Promise<void> {
  limitConnections(server, trustedProxies, 3);
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

/** Opens a connection and sends a request; resolves to the first line of the response, or null when it is closed. */
async function ask(): Promise<string | null> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => null)]);
  return answer && String(answer[0]).split('\r\n', 1)[0]!;
}

const OK = 'HTTP/1.1 200 OK';

// @trust slow-bodies, bounded-memory
test('closes connections of one address beyond the limit', async () => {
  await listen(['192.0.2.0/24']);
  expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([OK, OK, OK, null, null]);
});

test('accepts another connection after one was closed', async () => {
  await listen([]);
  for (let count = 0; count < 3; count += 1) await ask();
  const closed = new Promise((resolve) =>
    server.once('request', ({ socket }) => socket.once('close', resolve)),
  );
  sockets[0]!.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await closed;
  expect([await ask(), await ask()]).toEqual([OK, null]);
});

test.each(['127.0.0.1', '127.0.0.0/8', '::ffff:127.0.0.1'])('exempts the trusted proxy %s', async (proxy) => {
  await listen([proxy]);
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([OK, OK, OK, OK]);
});
