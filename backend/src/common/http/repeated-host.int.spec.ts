import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestApp, type TestApp } from '../../../test/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function statusOf(...hosts: string[]): Promise<number> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(['GET /health/live HTTP/1.1', ...hosts, 'Connection: close', '', ''].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return Number(answer.toString().split(' ')[1]);
}

// @trust repeated-names
test('two Host headers are a bad request', async () => {
  expect(await statusOf('Host: localhost')).toBe(200);
  expect(await statusOf('Host: localhost', 'host: elsewhere.example')).toBe(400);
  expect(await statusOf('Host: localhost', 'Host: localhost')).toBe(400);
});
