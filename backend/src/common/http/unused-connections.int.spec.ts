import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestApp } from '../../../test/app.js';

test('an unused connection does not delay a shutdown', async () => {
  const app = await createTestApp();
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');

  await app.close();

  await closed;
});

test('an idle connection does not delay a shutdown', async () => {
  const app = await createTestApp();
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  const closed = once(socket, 'close');

  await app.close();

  await closed;
});

test('the connection of a rejected upload does not delay a shutdown', async () => {
  const app = await createTestApp();
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{"name":"`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toContain('HTTP/1.1 413');
  const closed = once(socket, 'close');

  await app.close();

  await closed;
});

test('closes a connection after the response to its current request', async () => {
  const app = await createTestApp();
  const body = JSON.stringify({ name: 'Asha', email: 'asha@visitor.example', subject: 'Hi', message: 'Hi' });
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await fetch(`${app.url}/health/live`);
  const closed = once(socket, 'close');
  const stopped = app.close();

  socket.write(body);

  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toContain('HTTP/1.1 204');
  await Promise.all([closed, stopped]);
});

// @trust slow-bodies
test('Node.js closes a connection after two minutes without progress', async () => {
  const app = await createTestApp();
  expect(app.api.getHttpServer().timeout).toBe(120_000);
  await app.close();
});
