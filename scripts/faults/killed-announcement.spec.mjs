// @ts-check
import pg from 'pg';
import { smtpRejection, startSmtp } from '../../backend/test/smtp.js';
import { makeDataFolder, remove, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';
import { startRedis } from '../test/redis.mjs';

const backends = process.env.REDIS_TESTS === 'off' ? ['PostgreSQL'] : ['PostgreSQL', 'Redis'];

const RESULT_EMAILS = `select to_address as "to", status from outgoing_emails where template = 'result-entrant' order by to_address collate "C"`;
const OTHERS_UNSENT = `select from outgoing_emails where template <> 'result-entrant' and status <> 'sent'`;
const ANNOUNCED = `select state, (select count(*)::int from audit_log where action = 'result.announce') as acts from contest_results`;
const ANNOUNCEMENT_WAITS = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into%entry_links%'`;

const byRecipient = (
  /** @type {{ to?: string }} */ { to: one = '' },
  /** @type {{ to?: string }} */ { to: other = '' },
) => (one < other ? -1 : 1);

// @trust worker-killed
test.each(backends)(
  'workers killed between the certification of a result and its emails, with the queue on %s: it is announced once, and each entrant gets one email',
  async (backend) => {
    const folder = makeDataFolder();
    const redis = backend === 'Redis' ? await startRedis(folder, new AbortController().signal) : null;
    const smtp = await startSmtp();
    // The demo has a certified result, whose winner is due.
    const demo = { SEED_DEMO: 'true', DEMO_PHASE: 'decided' };
    const env = { ...demo, SMTP_URL: smtp.url, ...(redis ? { REDIS_URL: redis.url } : {}) };
    const product = await startProcesses({ env, workers: 0 });
    const lock = new pg.Client({ connectionString: product.superuserUrl });
    lock.on('error', () => {});
    try {
      // The first worker is killed in the transaction of the announcement, which has the result public and no email yet.
      await lock.connect();
      await lock.query('begin');
      await lock.query('lock table entry_links in share mode');
      const first = await product.startWorker();
      await until(
        async () => (await product.query(ANNOUNCEMENT_WAITS)).length === 1,
        'the announcement under way',
      );
      await until(async () => (await product.query(OTHERS_UNSENT)).length === 0, 'the other emails');
      await first.end('SIGKILL');
      await lock.query('rollback');
      expect(await product.query(ANNOUNCED)).toEqual([{ state: 'certified', acts: 0 }]);
      expect(await product.query(RESULT_EMAILS)).toEqual([]);

      // The second one is killed while it sends the emails, of which the SMTP server acknowledges none.
      /** @type {((error: Error) => void)[]} */
      const held = [];
      smtp.onEmail = () => new Promise((resolve) => held.push(resolve));
      const second = await product.startWorker();
      await until(() => held.length > 0, 'an email of the result under way');
      await second.end('SIGKILL');
      const killed = smtpRejection(451, 'the worker was killed');
      smtp.onEmail = () => killed;
      for (const answer of held) answer(killed);
      // Until then, emails that the killed worker had written still arrive.
      await until(() => smtp.connections() === 0, 'the end of its connections');
      smtp.onEmail = () => 'take';
      expect(await product.query(ANNOUNCED)).toEqual([{ state: 'announced', acts: 1 }]);

      await product.startWorker();
      await until(
        async () => (await product.query(RESULT_EMAILS)).every(({ status }) => status === 'sent'),
        'the emails of the result',
      );
      const entrants = await product.query(
        `select email as "to", 'sent' as status from result_lines join contest_entries entry on entry.id = entry_id order by email collate "C"`,
      );
      expect(entrants.length).toBeGreaterThan(0);
      expect(await product.query(RESULT_EMAILS)).toEqual(entrants);
      expect(await product.query(ANNOUNCED)).toEqual([{ state: 'announced', acts: 1 }]);
      const told = smtp.received.filter(({ text }) => text?.includes('SHA256SUMS '));
      expect(told.map(({ recipients: [to] }) => ({ to, status: 'sent' })).sort(byRecipient)).toEqual(
        entrants,
      );
    } finally {
      await lock.end().catch(() => {});
      await product.stop();
      await redis?.stop();
      await smtp.stop();
      remove(folder);
    }
  },
);
