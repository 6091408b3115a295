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
  expect(await findSmtpProblem(`smtp://asha:rain%40home@127.0.0.1:${port}`)).toBeNull();
  expect(await findSmtpProblem(`smtp://asha:sun@127.0.0.1:${port}`)).toBe('log-in');
  await new Promise<void>((resolve) => server.close(resolve));
  expect(await findSmtpProblem(`smtp://asha:rain%40home@127.0.0.1:${port}`)).toBe('unreachable');
});
