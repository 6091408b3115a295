// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { documented, INSTALL, README } from './documented.mjs';

const TIMEOUT_MS = 120_000;
const SONG = join(root, 'backend/demo/songs/monsoon-letter.mp3');

/** That the owner chooses. */
export const PASSWORD = 'mazha pole oru raagam';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * A page of Chromium, in which nothing may come from another address than that of the site.
 * @param {Record<string, string>} variables of the .env file
 */
export async function openBrowser({ PUBLIC_URL = '' }) {
  const { CHROMIUM: executablePath = '' } = process.env;
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

/** Finds the code of the set-up with the command that the README gives. @param {string} log of the API */
export function setupCode(log) {
  const [, filter = ''] = /^docker compose logs api \| ([^#]*)/m.exec(documented(INSTALL, README)) ?? [];
  const { stdout } = spawnSync('sh', ['-c', filter], { input: log, encoding: 'utf8' });
  const [, code] = /^code (....-....)\n$/.exec(stdout) ?? [];
  if (code === undefined) throw new CommandError('The log of the API has no code for the set-up.');
  return code;
}

/**
 * The owner sets the site up with the code of the log, and comes to the last step.
 * @param {Page} page
 * @param {string} code
 * @param {string} [password]
 */
export async function setUp(page, code, password = PASSWORD) {
  await page.goto('/setup', { timeout: TIMEOUT_MS });
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('A password').fill(password);
  await page.getByRole('button', { name: 'Next: your name' }).click();
  await page.getByLabel('Your name in Malayalam').fill('ആശ');
  await page.getByRole('button', { name: 'Next: email' }).click();
  await page.getByRole('link', { name: 'Next: keys' }).click();
  await page.getByRole('link', { name: 'Next: begin' }).click();
}

/**
 * The owner signs in, and comes to a page of the console.
 * @param {Page} page
 * @param {Record<string, string>} variables of the .env file
 * @param {string} path
 * @param {string} [password]
 */
export async function signIn(page, { OWNER_EMAIL = '' }, path, password = PASSWORD) {
  await page.goto(`/auth?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(OWNER_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(path);
}

/**
 * Follows the first steps of the console to the first song, and makes the site public.
 * @param {Page} page which shows the last step of the set-up
 */
export async function uploadFirstSong(page) {
  await page.getByRole('link', { name: 'Open the Console' }).click();
  await page.getByRole('link', { name: 'Upload a song' }).click();
  const form = page.getByRole('form', { name: 'Upload a song' });
  await form.getByLabel(/^Title(?! in)/).fill('Monsoon Letter');
  await form.getByLabel(/^Audio file/).setInputFiles(SONG);
  await form.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Song uploaded').waitFor();
  await makePublic(page);
  await page.goto('/songs');
  await page.getByRole('article').filter({ hasText: 'Monsoon Letter' }).waitFor();
}

/** @param {Page} page */
export async function makePublic(page) {
  await page.goto('/admin');
  const left = page.getByRole('region', { name: 'What is left to do' });
  await left.getByRole('button', { name: 'Make it public' }).click();
  await page.getByText('The site is public').waitFor();
}

/**
 * Approves the one entry that waits.
 * @param {Page} page
 * @param {string} name of the entrant
 */
export async function approve(page, name) {
  await page.goto('/admin/contest/entries');
  const approved = page.waitForResponse((response) => response.url().endsWith('/approve'));
  await page.getByRole('article', { name }).getByRole('button', { name: 'Approve', exact: true }).click();
  const status = (await approved).status();
  if (status >= 300) throw new CommandError(`The approval answers ${status}.`);
}
