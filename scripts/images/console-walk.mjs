// @ts-check
import { chromium } from '@playwright/test';
import { CommandError } from '../lib/command-error.mjs';

const TIMEOUT_MS = 120_000;

/** That the owner chooses. */
export const PASSWORD = 'mazha pole oru raagam';

/**
 * The owner sets the site up with the code of the log, makes it public, and approves the entry that is then submitted. Nothing in her browser
 * may come from another address.
 * @param {Record<string, string>} variables of the .env file
 * @param {string} code
 * @param {() => Promise<string>} submit
 * @param {string} executablePath of Chromium
 * @returns {Promise<string>} the id of the entry
 */
export async function setUpAndApprove({ PUBLIC_URL = '' }, code, submit, executablePath) {
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
    await page.goto('/setup', { timeout: TIMEOUT_MS });
    await page.getByLabel('Code').fill(code);
    await page.getByLabel('A password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Next: your name' }).click();
    await page.getByLabel('Your name in Malayalam').fill('ആശ');
    await page.getByRole('button', { name: 'Next: email' }).click();
    await page.getByRole('link', { name: 'Next: backups' }).click();
    await page.getByRole('link', { name: 'Next: begin' }).click();
    await page.getByRole('link', { name: 'Open the Console' }).click();
    const steps = page.getByRole('region', { name: 'What is left to do' });
    await steps.getByRole('button', { name: 'Make it public' }).click();
    await page.getByText('The site is public').waitFor();
    const id = await submit();
    await page.reload();
    const entry = page.getByRole('article', { name: 'Meera' });
    const approved = page.waitForResponse((response) => response.url().endsWith('/approve'));
    await entry.getByRole('button', { name: 'Approve', exact: true }).click();
    const status = (await approved).status();
    if (status >= 300) throw new CommandError(`The approval answers ${status}.`);
    const foreign = elsewhere.filter((url) => !/youtube|ytimg/.test(url));
    if (foreign.length > 0) throw new CommandError(`The console loads ${foreign.join(', ')}.`);
    return id;
  } finally {
    await browser.close();
  }
}
