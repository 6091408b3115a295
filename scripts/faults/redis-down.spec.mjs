// @ts-check
import { Redis } from 'ioredis';
import { smtpRejection, startSmtp } from '../../backend/test/smtp.js';
import { call, decide, logInAsOwner, randomId, submitEntry } from '../test/calls.mjs';
import { freePort, makeDataFolder, processOf, remove, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';
import { startRedis } from '../test/redis.mjs';

const whereRedisIs = process.env.REDIS_TESTS === 'off' ? describe.skip : describe;

whereRedisIs('with queue and limits on Redis', () => {
  const folder = makeDataFolder();
  const { signal } = new AbortController();
  /** @type {number} */
  let redisPort;
  /** @type {Awaited<ReturnType<typeof startRedis>>} */
  let redis = null;
  /** @type {Awaited<ReturnType<typeof startSmtp>>} */
  let smtp;
  /** @type {Awaited<ReturnType<typeof startProcesses>>} */
  let product;
  /** @type {string} */
  let site;
  /** @type {string} */
  let owner;

  beforeAll(async () => {
    smtp = await startSmtp();
    redisPort = await freePort();
    redis = await startRedis(folder, signal, { port: redisPort });
    product = await startProcesses({
      env: { SMTP_URL: smtp.url, REDIS_URL: `redis://127.0.0.1:${redisPort}` },
    });
    [site = ''] = product.sites;
    owner = await logInAsOwner(site);
  });

  afterAll(async () => {
    await product.stop();
    await redis?.stop();
    await smtp.stop();
    remove(folder);
  });

  // Otherwise a test that fails while Redis is frozen never ends.
  afterEach(() => signalRedis('SIGCONT'));

  /** A new entry and its current state. */
  async function enter() {
    const email = `${randomId().toLowerCase()}@visitor.example`;
    const { id = '' } = (await submitEntry(site, { email })).body;
    const emails = `select template, status from outgoing_emails where to_address = $1 order by created_at`;
    return {
      approve: () => decide(site, owner, id, 'approve'),
      status: () => product.query('select status from contest_entries where id = $1', [id]),
      emails: () => product.query(emails, [email]),
      received: () => smtp.received.filter(({ recipients }) => recipients.includes(email)).length,
    };
  }

  const redisIs = async () => (await call('GET', `${site}/health/ready`)).body.checks?.redis;

  // @trust redis-down
  test.each([
    [
      'gone',
      async () => redis?.stop(),
      async () => (redis = await startRedis(folder, signal, { port: redisPort })),
    ],
    ['frozen', async () => signalRedis('SIGSTOP'), async () => signalRedis('SIGCONT')],
  ])(
    'Redis %s at an approval: 200 within a second, and the email is sent once within 30 s after Redis returns',
    async (_, takeAway, bringBack) => {
      const warmUp = await enter();
      expect((await warmUp.approve()).status).toBe(200);
      const entry = await enter();
      await until(
        async () => (await entry.emails()).every(({ status }) => status === 'sent'),
        'the first email',
      );

      await takeAway();
      const began = performance.now();
      const { status } = await entry.approve();
      const took = performance.now() - began;
      expect(status).toBe(200);
      expect(took).toBeLessThan(1_000);
      expect(await entry.status()).toEqual([{ status: 'approved' }]);
      expect(await entry.emails()).toEqual([
        { template: 'entry-received', status: 'sent' },
        { template: 'entry-approved', status: 'queued' },
      ]);
      await until(async () => (await redisIs()) === 'degraded', 'readiness to name Redis');

      await bringBack();
      const back = performance.now();
      await until(async () => entry.received() > 1, 'the email');
      expect(performance.now() - back).toBeLessThan(30_000);
      await until(async () => (await redisIs()) === 'up', 'readiness');
      await until(async () => (await entry.emails()).every(({ status: is }) => is === 'sent'), 'its status');
      expect(entry.received()).toBe(2);
    },
  );

  // @trust redis-emptied
  test('Redis emptied: emails that wait for a retry are queued again from their table, and sent once', async () => {
    const emails = Array.from({ length: 5 }, () => `${randomId().toLowerCase()}@visitor.example`);
    const rows = () =>
      product.query('select status, attempts from outgoing_emails where to_address = any($1)', [emails]);
    smtp.onEmail = () => smtpRejection(451, 'try again later');
    for (const email of emails) await submitEntry(site, { email });
    await until(async () => (await rows()).every(({ attempts }) => attempts > 0), 'a first try of each');

    const client = new Redis(`redis://127.0.0.1:${redisPort}`);
    await client.flushall();
    await client.quit();
    smtp.onEmail = () => 'take';

    await until(async () => (await rows()).every(({ status }) => status === 'sent'), 'the emails');
    const received = smtp.received.flatMap(({ recipients }) =>
      recipients.filter((to) => emails.includes(to)),
    );
    expect(received.sort()).toEqual([...emails].sort());
  });

  /** @param {NodeJS.Signals} name */
  function signalRedis(name) {
    process.kill(processOf(process.pid, `redis-server 127.0.0.1:${redisPort}`), name);
  }
});
