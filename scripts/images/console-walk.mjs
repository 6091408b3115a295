// @ts-check
import { chromium } from '@playwright/test';
import { CommandError } from '../lib/command-error.mjs';

const TIMEOUT_MS = 120_000;

/**
 * The owner logs in to the console at the address of the site, and approves the one entry that waits. Nothing of the console
 * may come from another address.
 * @param {Record<string, string>} variables of the .env file
 * @param {string} executablePath of Chromium
 */
export async function approveInConsole(
  { PUBLIC_URL = '', OWNER_EMAIL = '', OWNER_PASSWORD = '' },
  executablePath,
) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
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
    await page.goto('/auth?returnTo=/admin', { timeout: TIMEOUT_MS });
    await page.getByLabel('Email').fill(OWNER_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const entry = page.getByRole('article', { name: 'Meera' });
    const approved = page.waitForResponse((response) => response.url().endsWith('/approve'));
    await entry.getByRole('button', { name: 'Approve', exact: true }).click();
    const status = (await approved).status();
    if (status >= 300) throw new CommandError(`The approval answers ${status}.`);
    const foreign = elsewhere.filter((url) => !/youtube|ytimg/.test(url));
    if (foreign.length > 0) throw new CommandError(`The console loads ${foreign.join(', ')}.`);
  } finally {
    await browser.close();
  }
}
