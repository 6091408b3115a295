// @ts-check
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';

const TIMEOUT_MS = 120_000;
const SONG = join(root, 'backend/demo/songs/monsoon-letter.mp3');

/** That the owner chooses. */
export const PASSWORD = 'mazha pole oru raagam';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * A page of Chromium, in which nothing may come from another address than that of the site.
 * @param {Record<string, string>} variables of the .env file
 * @param {string} executablePath of Chromium
 */
export async function openBrowser({ PUBLIC_URL = '' }, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  // The certificate is signed by the proxy itself, which this browser does not know.
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: PUBLIC_URL });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  /** @type {string[]} */
  const elsewhere = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== PUBLIC_URL) elsewhere.push(request.url());
  });
  return {
    page,
    async close() {
      await browser.close();
      const foreign = elsewhere.filter((url) => !/youtube|ytimg/.test(url));
      if (foreign.length > 0) throw new CommandError(`The site loads ${foreign.join(', ')}.`);
    },
  };
}

/**
 * The owner sets the site up with the code of the log, and comes to the console.
 * @param {Page} page
 * @param {string} code
 */
export async function setUp(page, code) {
  await page.goto('/setup', { timeout: TIMEOUT_MS });
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('A password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Next: your name' }).click();
  await page.getByLabel('Your name in Malayalam').fill('ആശ');
  await page.getByRole('button', { name: 'Next: email' }).click();
  await page.getByRole('link', { name: 'Next: backups' }).click();
  await page.getByRole('link', { name: 'Next: begin' }).click();
  await page.getByRole('link', { name: 'Open the Console' }).click();
  await page.getByRole('region', { name: 'What is left to do' }).waitFor();
}

/**
 * Follows the first steps of the console to the first song, and makes the site public.
 * @param {Page} page
 */
export async function uploadFirstSong(page) {
  await page.getByRole('link', { name: 'Upload a song' }).click();
  await page.getByRole('button', { name: 'Upload Song' }).click();
  const form = page.getByRole('form', { name: 'Upload a song' });
  await form.getByLabel(/^Title(?! in)/).fill('Monsoon Letter');
  await form.getByLabel(/^Audio file/).setInputFiles(SONG);
  await form.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Song uploaded').waitFor();
  await page.goto('/admin');
  await page
    .getByRole('region', { name: 'What is left to do' })
    .getByRole('button', { name: 'Make it public' })
    .click();
  await page.getByText('The site is public').waitFor();
  await page.goto('/songs');
  await page.getByRole('article').filter({ hasText: 'Monsoon Letter' }).waitFor();
}

/**
 * Approves the one entry that waits.
 * @param {Page} page
 * @param {string} name of the entrant
 */
export async function approve(page, name) {
  await page.goto('/admin');
  const approved = page.waitForResponse((response) => response.url().endsWith('/approve'));
  await page.getByRole('article', { name }).getByRole('button', { name: 'Approve', exact: true }).click();
  const status = (await approved).status();
  if (status >= 300) throw new CommandError(`The approval answers ${status}.`);
}
