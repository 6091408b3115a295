import { defineConfig } from '@playwright/test';
import usual from './playwright.config.js';

const MINUTE_MS = 60_000;

/** `npm run test:axe`: every screen and state in every look, so not a part of `npm test`. */
export default defineConfig({
  ...usual,
  testDir: 'axe',
  outputDir: 'test-results',
  retries: 0,
  projects: [{ name: 'axe' }],
  timeout: 15 * MINUTE_MS,
  // A press that a state does not allow would wait for the whole test.
  use: { ...usual.use, trace: 'off', actionTimeout: 30_000 },
});
