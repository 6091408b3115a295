// @ts-check
import { chromium } from '@playwright/test';
import { median } from './rounds.mjs';

/** @typedef {import('./log-in-within.mjs').Account} Account */
/** @typedef {import('@playwright/test').Page} Page */

/** Lighthouse's slow phone. */
const SLOW_PHONE = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latencyMs: 150, timesSlowerCpu: 4 };
const SCREEN = { width: 412, height: 823 };
/** Where the console's list shows its first entry. */
const FIRST_ENTRY = 'main article h3';

/**
 * What visitors and the owner press most. `ready` shows that the page has its handlers and data; `prepare` comes before
 * the measured press.
 * @type {{
 *   name: string,
 *   path: string,
 *   ready: string,
 *   prepare?: (page: Page) => Promise<void>,
 *   press: (page: Page) => Promise<void>,
 * }[]}
 */
const PRESSES = [
  {
    name: 'Play of a song',
    path: '/songs',
    ready: 'html[data-ready] main article',
    press: (page) =>
      page
        .getByRole('button', { name: /^Play / })
        .first()
        .click(),
  },
  {
    name: 'heart of a song',
    path: '/songs',
    ready: 'html[data-ready] main article',
    press: (page) =>
      page
        .getByRole('button', { name: /favorites/ })
        .first()
        .click(),
  },
  {
    name: 'filter of the songs',
    path: '/songs',
    ready: 'html[data-ready] main article',
    press: (page) => page.locator('main select').press('ArrowDown'),
  },
  {
    name: 'status of the entries in the console',
    path: '/admin/contest/entries',
    ready: FIRST_ENTRY,
    press: (page) => page.getByRole('button', { name: /^Pending/ }).click(),
  },
  {
    name: 'decision about an entry in the console',
    path: '/admin/contest/entries?filter=%7B%22status%22%3A%22pending%22%7D',
    ready: FIRST_ENTRY,
    async prepare(page) {
      await page.locator(`${FIRST_ENTRY} a`).first().click();
      await page.locator('main img').first().waitFor();
    },
    press: (page) => page.getByRole('button', { name: 'Approve' }).click(),
  },
];

/**
 * The time from a press to the next frame on a slow phone, as the Event Timing API measures it, in steps of 8 ms.
 * Each run is a new visit of the owner.
 * @param {string} site
 * @param {{ browser: string, runs: number, account: Account }} options
 * @returns {Promise<{ name: string, ms: number }[]>} medians
 */
export async function measurePresses(site, options) {
  const results = [];
  for (const { name, path, ready, prepare, press } of PRESSES) {
    const ms = await medianOf(options, site, async (page) => {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await prepare?.(page);
      await page.evaluate(forgetPresses);
      await press(page);
      return page.evaluate(slowestPress);
    });
    results.push({ name, ms });
  }
  return results;
}

/**
 * The time until the console's list shows its first entry, in a browser whose network is as slow as the phone's.
 * @param {string} site
 * @param {{ browser: string, runs: number, account: Account }} options
 */
export function measureConsoleList(site, options) {
  return medianOf(options, site, async (page) => {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_PHONE.latencyMs,
      downloadThroughput: SLOW_PHONE.bytesPerSecond,
      uploadThroughput: SLOW_PHONE.bytesPerSecond,
    });
    await page.goto('/admin/contest/entries', { waitUntil: 'commit' });
    await page.locator(FIRST_ENTRY).first().waitFor();
    return page.evaluate(() => Math.round(performance.now()));
  });
}

/**
 * @param {{ browser: string, runs: number, account: Account }} options
 * @param {string} baseURL
 * @param {(page: Page) => Promise<number>} measure
 */
async function medianOf({ browser: executablePath, runs, account }, baseURL, measure) {
  const browser = await chromium.launch({ executablePath });
  try {
    const values = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ baseURL, viewport: SCREEN, hasTouch: true, isMobile: true });
      const response = await context.request.post('/api/auth/login', { data: account });
      if (!response.ok()) throw new Error(`${baseURL} rejected the log-in of ${account.email}`);
      await context.addInitScript(notePresses);
      const page = await context.newPage();
      const protocol = await context.newCDPSession(page);
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.timesSlowerCpu });
      values.push(await measure(page));
      await context.close();
    }
    return median(values);
  } finally {
    await browser.close();
  }
}

/** Runs in each page before its scripts. */
function notePresses() {
  /** @type {number[]} */
  const presses = [];
  Object.assign(globalThis, { presses });
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of /** @type {any[]} */ (list.getEntries())) {
      // A pointer that moves is no press.
      if (interactionId > 0) presses.push(duration);
    }
  });
  // @ts-expect-error the types are Node's, which has no such events
  observer.observe({ type: 'event', durationThreshold: 16 });
}

function forgetPresses() {
  /** @type {any} */ (globalThis).presses.length = 0;
}

/** @returns {Promise<number>} 0 if each press took less than a frame */
async function slowestPress() {
  // The browser reports an event some frames later.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return Math.max(0, .../** @type {any} */ (globalThis).presses);
}
