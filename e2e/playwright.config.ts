import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { product } from './support/product.js';
import { originOf, ports } from './support/stack.js';

const debianChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH || (existsSync(debianChromium) ? debianChromium : undefined);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/youtube-stand-in.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Ample, for machines that have other things to do; nothing waits longer than it must.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: originOf(ports.site),
    launchOptions: { executablePath },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording each test costs a third of its time; `npx playwright test -c e2e NAME --trace on` records one.
    screenshot: 'only-on-failure',
  },
  webServer: [
    product('site', ports.site),
    product('split-site', ports.splitSite, {
      ADMIN_WEB_URL: originOf(ports.pagesHost),
      SEED_DEMO: 'false',
    }),
  ],
});
