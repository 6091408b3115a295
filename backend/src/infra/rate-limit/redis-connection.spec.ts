import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Config } from '../../config/config.js';
import { RedisConnection } from './redis-connection.js';
import { RedisCounters } from './redis-counters.js';

const USES = 200;
const COMMAND = /\*\d+\r\n\$\d+\r\n(\w+)/g;
const INFO = 'redis_version:7.0.0';

let server: Server;
let sockets: Socket[];
let client: Redis;
let hangs: boolean;
/** What arrived while Redis hangs. */
let unanswered: string;

beforeEach(async () => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  hangs = false;
  unanswered = '';
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (hangs) unanswered += String(data);
      else
        for (const [, name = ''] of String(data).matchAll(COMMAND))
          socket.write(name.toLowerCase() === 'info' ? `$${INFO.length}\r\n${INFO}\r\n` : '+OK\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  client = new RedisConnection({ redisUrl: `redis://127.0.0.1:${port}` } as Config).client!;
  await once(client, 'ready');
});

afterEach(() => {
  client.disconnect();
  for (const socket of sockets) socket.destroy();
  server.close();
  jest.restoreAllMocks();
});

// @trust bounded-memory
test('a Redis that hangs is disconnected, and gets no further commands', async () => {
  const counters = new RedisCounters(client);
  const flood = async () => {
    const uses = Array.from({ length: USES }, () => counters.add('a', 1, 60_000));
    return (await Promise.allSettled(uses)).map(({ status }) => status);
  };
  const rejected = Array.from({ length: USES }, () => 'rejected');
  // `once` of Node.js would reject on the error before it.
  const disconnected = new Promise((resolve) => client.once('close', resolve));

  hangs = true;
  expect(await flood()).toEqual(rejected);
  await disconnected;
  expect(await flood()).toEqual(rejected);

  expect(unanswered.match(/incrby/gi)).toHaveLength(USES);
});
