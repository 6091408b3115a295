import { startSmtp, type TestSmtp } from '../../backend/test/smtp.js';
import { freePort } from '../../scripts/stack/preflight.mjs';
import { makeDataFolder, remove, until } from '../../scripts/test/launched.mjs';
import { startProcesses } from '../../scripts/test/processes.mjs';
import { startRedis } from '../../scripts/test/redis.mjs';
import { Snapshot } from './snapshot.js';
import { captchaAnswer, owner } from './stack.js';

/** The whole product, with the demo, for the tests that one Playwright worker runs one after another. */
export interface Product {
  origin: string;
  /** Where the console looks for `admin-web`; null when the API serves it. */
  remotePort: number | null;
  /** Waits until the product has sent an email, and returns the first link in it whose path begins so. */
  linkInEmail(to: string, subject: string, path?: string): Promise<string>;
  /** Undoes all changes of earlier tests. Without the demo, the site has no song and no entry. */
  reset(options: { demo: boolean }): Promise<void>;
  /** Starts another API of the product, by whose clock it is that time; returns its address. It ends with the product. */
  startSiteAt(time: Date): Promise<string>;
  /** Has the API drop what it caches, after a change of rows without it. */
  dropCached(): Promise<void>;
  stop(): Promise<void>;
}

/** What the products of all workers have in common. */
const COMMON = {
  SEED_DEMO: 'true',
  OWNER_EMAIL: owner.email,
  OWNER_PASSWORD: owner.password,
  CAPTCHA_FIXED_ANSWER: captchaAnswer,
  LOG_LEVEL: 'warn',
};

/** Makes the rows and files of the demo once: its pictures and waveforms take longer than all else that a product starts with. */
export async function prepareDemo() {
  const smtp = await startSmtp();
  const processes = await startProcesses({ env: { ...COMMON, ...youtube(), SMTP_URL: smtp.url } });
  const unfinished = `select from uploaded_songs where processing = 'pending'`;
  await until(async () => (await processes.query(unfinished)).length === 0, 'the waveforms of the demo');
  const parked = await processes.park();
  await smtp.stop();
  return { parked, remove: () => processes.stop() };
}

const youtube = () => ({
  YOUTUBE_API_KEY: 'for-the-stand-in',
  YOUTUBE_API_BASE_URL: process.env.E2E_YOUTUBE_URL ?? '',
  YOUTUBE_BASE_URL: process.env.E2E_YOUTUBE_URL ?? '',
  YOUTUBE_IMAGE_BASE_URL: process.env.E2E_YOUTUBE_URL ?? '',
});

interface ProductOptions {
  remoteElsewhere: boolean;
  /** Without it, the product keeps its emails. */
  hasSmtp: boolean;
  hasRedis: boolean;
}

export async function startProduct({ remoteElsewhere, hasSmtp, hasRedis }: ProductOptions): Promise<Product> {
  const smtp = hasSmtp ? await startSmtp() : null;
  const redisFolder = hasRedis && process.env.REDIS_TESTS !== 'off' ? makeDataFolder() : null;
  const redis = redisFolder === null ? null : await startRedis(redisFolder, new AbortController().signal);
  const remotePort = remoteElsewhere ? await freePort() : null;
  const metricsPort = await freePort();
  const processes = await startProcesses({
    env: {
      ...COMMON,
      ...youtube(),
      ADMIN_WEB_URL: remotePort === null ? '' : `http://localhost:${remotePort}`,
      SMTP_URL: smtp?.url ?? '',
      REDIS_URL: redis?.url ?? '',
      METRICS_PORT: String(metricsPort),
    },
    parked: JSON.parse(process.env.E2E_DEMO ?? ''),
  });
  process.env.E2E_DATABASE_URL = processes.superuserUrl;
  const origin = addressOf(processes.sites[0]);
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const snapshot = await Snapshot.take(processes.superuserUrl, processes.dataDir, metricsUrl);
  return {
    origin,
    remotePort,
    linkInEmail: (to, subject, path) => findLink(smtp, to, subject, path),
    reset: (options) => snapshot.restore(options),
    async startSiteAt(time) {
      const seconds = Math.round((time.getTime() - Date.now()) / 1000);
      const api = await processes.startApi({ CLOCK_OFFSET: String(seconds), METRICS_PORT: '' });
      await api.ready;
      return addressOf(processes.sites.at(-1));
    },
    dropCached: () => snapshot.announceChanges(),
    async stop() {
      await snapshot.close();
      await processes.stop();
      await redis?.stop();
      if (redisFolder !== null) remove(redisFolder);
      await smtp?.stop();
    },
  };
}

const addressOf = (site = '') => site.replace('127.0.0.1', 'localhost');

async function findLink(smtp: TestSmtp | null, to: string, subject: string, path = '/'): Promise<string> {
  const find = () =>
    smtp?.received.findLast((email) => email.recipients.includes(to) && email.subject === subject);
  await until(async () => find() !== undefined, `the email “${subject}” to ${to}`);
  const links = find()?.text?.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((each) => new URL(each).pathname.startsWith(path));
  if (link === undefined) throw new Error(`the email “${subject}” has no link`);
  return link;
}
