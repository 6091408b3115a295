// @ts-check
import { chromium } from '@playwright/test';

/** @typedef {{ email: string, password: string }} Account */

/**
 * Gives a running Chromium the cookies of a session, which Lighthouse does not clear.
 * @param {number} port of its debugging protocol
 * @param {string} site
 * @param {Account} account
 */
export async function logInWithin(port, site, account) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    const response = await context?.request.post(`${site}/api/auth/login`, { data: account });
    if (!response?.ok()) throw new Error(`${site} rejected the log-in of ${account.email}`);
  } finally {
    // Disconnects; the browser keeps running.
    await browser.close();
  }
}
