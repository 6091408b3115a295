import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { findSmtpProblem } from './smtp-problem.js';

test('a wrong password, a server that is away, and one that works', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ password }, _session, callback) {
      if (password === 'rain@home') callback(null, { user: 'asha' });
      else callback(Object.assign(new Error('wrong'), { responseCode: 535 }));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  expect(await findSmtpProblem(`smtp://asha:rain%40home@127.0.0.1:${port}`, false)).toBeNull();
  expect(await findSmtpProblem(`smtp://asha:sun@127.0.0.1:${port}`, false)).toBe('log-in');
  await new Promise<void>((resolve) => server.close(resolve));
  expect(await findSmtpProblem(`smtp://asha:rain%40home@127.0.0.1:${port}`, false)).toBe('unreachable');
});

// @trust mail-server-outside
test('a server inside of the network is away for whom it has to be outside', async () => {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'], logger: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  let callers = 0;
  server.server.on('connection', () => (callers += 1));
  for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]'])
    expect([host, await findSmtpProblem(`smtp://${host}:${port}`, true)]).toEqual([host, 'unreachable']);
  expect(callers).toBe(0);
  await new Promise<void>((resolve) => server.close(resolve));
});
