// @ts-check
import { smtpRejection, startSmtp } from '../../backend/test/smtp.js';
import { call } from '../test/calls.mjs';
import { makeDataFolder, remove, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';
import { startRedis } from '../test/redis.mjs';

const backends = process.env.REDIS_TESTS === 'off' ? ['PostgreSQL'] : ['PostgreSQL', 'Redis'];
const contactMessage = {
  name: 'Meera',
  email: 'meera@visitor.example',
  subject: 'A song',
  message: 'Loved it.',
};

// @trust worker-killed
test.each(backends)(
  'a worker killed in a job, with the queue on %s: another resumes it and sends one email',
  async (backend) => {
    const folder = makeDataFolder();
    const redis = backend === 'Redis' ? await startRedis(folder, new AbortController().signal) : null;
    const smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, ...(redis ? { REDIS_URL: redis.url } : {}) };
    const product = await startProcesses({ env });
    try {
      // The SMTP server receives both emails and does not acknowledge them.
      /** @type {((error: Error) => void)[]} */
      const held = [];
      smtp.onEmail = () => new Promise((resolve) => held.push(resolve));
      await call('POST', `${product.sites[0]}/api/contact`, { body: contactMessage });
      await until(() => held.length === 2, 'both emails under way');
      smtp.onEmail = () => 'take';
      await product.startWorker();

      await product.workers[0]?.end('SIGKILL');
      for (const answer of held) answer(smtpRejection(451, 'the worker was killed'));
      await until(() => smtp.received.length === 2, 'the emails');

      const rows = 'select to_address, status, attempts from outgoing_emails order by to_address';
      await until(
        async () => (await product.query(rows)).every(({ status }) => status === 'sent'),
        'the emails to be marked as sent',
      );
      expect(await product.query(rows)).toEqual([
        { to_address: 'meera@visitor.example', status: 'sent', attempts: 2 },
        { to_address: 'owner@paattu.example', status: 'sent', attempts: 2 },
      ]);
      expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual([
        'meera@visitor.example',
        'owner@paattu.example',
      ]);
    } finally {
      await product.stop();
      await redis?.stop();
      await smtp.stop();
      remove(folder);
    }
  },
);
