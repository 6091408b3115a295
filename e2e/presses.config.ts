import { defineConfig } from '@playwright/test';
import usual from './playwright.config.js';

const HOUR_MS = 3_600_000;

/** `npm run test:presses`: hours of page loads, so not a part of `npm test`. */
export default defineConfig({
  ...usual,
  testDir: 'presses',
  outputDir: 'test-results',
  retries: 0,
  projects: [{ name: 'presses' }],
  timeout: 3 * HOUR_MS,
  // It would fill the disk.
  use: { ...usual.use, trace: 'off' },
});
