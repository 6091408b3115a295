import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH || (existsSync(debianChromium) ? debianChromium : undefined);

/**
 * A third of the processor time less: each test has a browser context of its own, whose scripts run too briefly for the
 * optimising compilers to pay, and which draws little.
 */
const CHEAP = ['--in-process-gpu', '--js-flags=--no-opt,--no-maglev'];

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
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath, args: CHEAP },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Without the pictures and documents of each moment, which cost a third of its time; `npm test -- e2e NAME --trace on` has them.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
