import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH || (existsSync(debianChromium) ? debianChromium : undefined);

/** Compares what all other tests have asserted with the specification's sentences. */
const SENTENCES = 'sentences.spec.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  projects: [
    { name: 'site', testIgnore: SENTENCES },
    { name: 'sentences', testMatch: SENTENCES, dependencies: ['site'] },
  ],
  fullyParallel: true,
  // On two cores: while one test waits, the others have them.
  workers: 3,
  // A test that passes then is named as unsteady (scripts/test/sum.mjs).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Long, for busy machines; a test ends as soon as it can.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Without the pictures of each moment, which cost a quarter of its time; `npm test -- e2e NAME --trace on` has them.
    trace: { mode: 'retain-on-first-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
