import { freePort } from '../../scripts/stack/preflight.mjs';
import { until } from '../../scripts/test/launched.mjs';
import { startProcesses } from '../../scripts/test/processes.mjs';
import { Snapshot } from './snapshot.js';
import { captchaAnswer, owner } from './stack.js';

/** The whole product, with the demo, for the tests that one Playwright worker runs one after another. */
export interface Product {
  origin: string;
  /** Where the console looks for `admin-web`; null when the API serves it. */
  remotePort: number | null;
  /** Undoes all changes of earlier tests. Without the demo, the site has no song and no entry. */
  reset(options: { demo: boolean }): Promise<void>;
  stop(): Promise<void>;
}

export async function startProduct({ remoteElsewhere }: { remoteElsewhere: boolean }): Promise<Product> {
  const remotePort = remoteElsewhere ? await freePort() : null;
  const processes = await startProcesses({
    env: {
      SEED_DEMO: 'true',
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      CAPTCHA_FIXED_ANSWER: captchaAnswer,
      YOUTUBE_API_KEY: 'for-the-stand-in',
      YOUTUBE_API_BASE_URL: process.env.E2E_YOUTUBE_URL ?? '',
      ADMIN_WEB_URL: remotePort === null ? '' : `http://localhost:${remotePort}`,
      LOG_LEVEL: 'warn',
    },
  });
  process.env.E2E_DATABASE_URL = processes.superuserUrl;
  const origin = (processes.sites[0] ?? '').replace('127.0.0.1', 'localhost');
  const unfinished = `select from uploaded_songs where processing = 'pending'`;
  await until(async () => (await processes.query(unfinished)).length === 0, 'the waveforms of the demo');
  const snapshot = await Snapshot.take(processes.superuserUrl, processes.dataDir);
  return {
    origin,
    remotePort,
    async reset(options) {
      await snapshot.restore(options);
      // When the API answers, it has also read all earlier notifications.
      await fetch(`${origin}/health/live`);
    },
    async stop() {
      await snapshot.close();
      await processes.stop();
    },
  };
}
