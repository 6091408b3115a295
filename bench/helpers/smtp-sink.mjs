// @ts-check
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { runHelper } from './run-helper.mjs';

/** Accepts every email, keeps none, and counts the emails for each address. */
runHelper(async () => {
  /** @type {Map<string, number>} */
  const taken = new Map();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      stream.resume();
      stream.once('end', () => {
        for (const { address } of session.envelope.rcptTo) taken.set(address, (taken.get(address) ?? 0) + 1);
        callback(null);
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  return {
    started: { url: `smtp://127.0.0.1:${port}` },
    answer: async () => {
      const counts = [...taken.values()];
      taken.clear();
      return { emails: counts.reduce((sum, count) => sum + count, 0), addresses: counts.length };
    },
  };
});
