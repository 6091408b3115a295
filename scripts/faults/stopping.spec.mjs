// @ts-check
import { once } from 'node:events';
import { connect } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freePort, launch, makeDataFolder, processOf, query, remove, until } from '../test/launched.mjs';

const contactMessage = JSON.stringify({
  name: 'Meera',
  email: 'meera@example.com',
  subject: 'A song',
  message: 'Loved it.',
});

/** @type {string} */
let dataDir;
/** @type {number} */
let port;

beforeEach(async () => {
  dataDir = makeDataFolder();
  port = await freePort();
});

afterEach(() => remove(dataDir));

/** @returns {Promise<boolean>} */
function isRefused() {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });
}

// @trust stop-during-work
test('a stop completes the request in progress and accepts no other', async () => {
  const start = launch({ PORT: String(port), DATA_DIR: dataDir });
  await start.running();
  const slow = connect(port, '127.0.0.1');
  const [head, middle] = [contactMessage.slice(0, 20), contactMessage.slice(20)];
  slow.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${contactMessage.length}\r\n\r\n${head}`,
  );
  // The server receives the request before the stop signal.
  await fetch(`http://127.0.0.1:${port}/health/live`);
  start.kill('SIGTERM');
  await until(isRefused, 'connections to be refused');

  slow.write(middle);
  const [answer] = await once(slow, 'data');

  expect(String(answer)).toMatch(/^HTTP\/1\.1 204 /);
  expect(await start.exited).toBe(0);
  const next = launch({ PORT: String(port), DATA_DIR: dataDir });
  await next.running();
  expect(await query(dataDir, 'select subject from contact_messages')).toEqual([{ subject: 'A song' }]);
  next.kill('SIGTERM');
  await next.exited;
});

// @trust stop-during-work
test('a worker that stops while it sends an email completes it, once', async () => {
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = resolve));
  /** @type {string[]} */
  const received = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      stream.resume();
      stream.once('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        void released.then(() => callback());
      });
    },
  });
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(null)));
  const { port: smtpPort } = /** @type {import('node:net').AddressInfo} */ (smtp.server.address());
  const start = launch({ PORT: String(port), DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
  try {
    await start.running();
    await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: contactMessage,
    });
    await until(() => received.length === 2, 'both emails under way');
    const worker = processOf(start.pid, 'worker.js');
    process.kill(worker, 'SIGTERM');
    release();

    const sent = 'select to_address, status, attempts from outgoing_emails order by to_address';
    await until(
      async () => (await query(dataDir, sent)).every(({ status }) => status === 'sent'),
      'the emails to be marked as sent',
    );
    await until(() => ![0, worker].includes(processOf(start.pid, 'worker.js')), 'the next worker');
    expect(await query(dataDir, sent)).toEqual([
      { to_address: 'meera@example.com', status: 'sent', attempts: 1 },
      { to_address: 'owner@paattu.example', status: 'sent', attempts: 1 },
    ]);
    expect(received.sort()).toEqual(['meera@example.com', 'owner@paattu.example']);
  } finally {
    start.kill('SIGTERM');
    expect(await start.exited).toBe(0);
    await new Promise((resolve) => smtp.close(() => resolve(null)));
  }
});
