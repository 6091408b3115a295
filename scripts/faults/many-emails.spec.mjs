// @ts-check
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';

const EMAILS = 10_000;
/** It takes a minute on two idle cores. */
const TIMEOUT_MS = 400_000;

/** An SMTP server that keeps only the Message-ID of each email. */
async function startCounter() {
  /** @type {string[]} */
  const ids = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.once('end', () => {
        ids.push(/^Message-ID: (\S+)/im.exec(String(Buffer.concat(chunks)))?.[1] ?? '');
        callback();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  return {
    ids,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve(null))),
  };
}

// @trust many-emails
test('two workers send 10,000 unsent emails, each once', async () => {
  const smtp = await startCounter();
  const product = await startProcesses({ workers: 0, env: { SMTP_URL: smtp.url } });
  try {
    // The state after the queue lost its jobs in an outage.
    await product.query(
      `insert into outgoing_emails (id, template, to_address, payload, updated_at)
       select gen_random_uuid(), 'contact-receipt', n || '@visitor.example', '{"name": "Meera"}', now() - interval '1 hour'
       from generate_series(1, $1) n`,
      [EMAILS],
    );
    const unsent = `select from outgoing_emails where status <> 'sent' limit 1`;
    await Promise.all([product.startWorker(), product.startWorker()]);
    await until(async () => (await product.query(unsent)).length === 0, 'the emails', TIMEOUT_MS);
    expect(smtp.ids).toHaveLength(EMAILS);
    expect(new Set(smtp.ids).size).toBe(EMAILS);
  } finally {
    await product.stop();
    await smtp.stop();
  }
});
