import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { captchaAnswer, originOf, owner, ports } from './stack.js';

type WebServer = Extract<NonNullable<PlaywrightTestConfig['webServer']>, { command?: string }>;

/** What somebody may have set for a start of their own, here or in `.env`, and what Playwright sets itself. */
const SET_ELSEWHERE = [
  'NODE_ENV',
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'AUTH_HIDE_ACCOUNTS',
  'CORS_ORIGINS',
  'ADMIN_WEB_URL',
  'API_DOCS',
  'SEED_DEMO',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

/** A start as a newcomer makes it, with data that is thrown away at the end. */
export function product(name: string, port: number, env: Record<string, string> = {}): WebServer {
  return {
    name,
    command: 'node scripts/start.mjs',
    cwd: join(import.meta.dirname, '../..'),
    url: `${originOf(port)}/health/ready`,
    env: {
      ...Object.fromEntries(SET_ELSEWHERE.map((variable) => [variable, ''])),
      PORT: String(port),
      DATA_DIR: join(dataFolder(), name),
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      CAPTCHA_FIXED_ANSWER: captchaAnswer,
      YOUTUBE_API_KEY: 'for-the-stand-in',
      YOUTUBE_API_BASE_URL: originOf(ports.youtube),
      // Lets each test be a visitor of its own, with rate limits of its own.
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdout: 'pipe',
    // A fresh clone is built first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  };
}

/** One folder a run: Playwright reads the configuration again in each of its processes. */
function dataFolder(): string {
  const known = process.env.E2E_DATA_DIR;
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'paattu-e2e-'));
  // PostgreSQL's own user, where root lends it one, has to pass through.
  chmodSync(folder, 0o711);
  process.env.E2E_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
