// @ts-check
import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { logInWithin } from './log-in-within.mjs';
import { median } from './rounds.mjs';

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const TIMES = {
  'LCP ms': 'largest-contentful-paint',
  'blocked ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};
const TYPES = { js: 'Script', css: 'Stylesheet', fonts: 'Font' };

/**
 * Audits a page several times with Lighthouse's settings for a slow phone and returns the medians. A busy machine
 * changes only the performance score and the times.
 * @param {string} url
 * @param {{ browser: string, runs: number, account?: import('./log-in-within.mjs').Account }} options `account` for pages
 *   behind a log-in
 */
export async function auditPage(url, { browser, runs, account }) {
  /** @type {import('lighthouse').Result[]} */
  const reports = [];
  for (let run = 0; run < runs; run++) reports.push(await audit(url, browser, account));
  const last = reports[reports.length - 1];
  const scores = CATEGORIES.map((category) => [
    category,
    median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  ]);
  const times = Object.entries(TIMES).map(([name, audit]) => [
    name,
    median(reports.map(({ audits }) => Number((audits[audit]?.numericValue ?? 0).toFixed(3)))),
  ]);
  const bytes = Object.entries(TYPES).map(([name, type]) => [`${name} bytes`, last ? sizeOf(last, type) : 0]);
  return {
    ...Object.fromEntries(scores),
    ...Object.fromEntries(times),
    ...Object.fromEntries(bytes),
    lowAudits: last ? lowAuditsOf(last) : [],
  };
}

/**
 * Uses a new browser with an empty cache.
 * @param {string} url
 * @param {string} browser
 * @param {import('./log-in-within.mjs').Account} [account]
 */
async function audit(url, browser, account) {
  const chrome = await launchChrome({
    chromePath: browser,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    logLevel: 'silent',
  });
  try {
    if (account) await logInWithin(chrome.port, new URL(url).origin, account);
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** As sent over the network. @param {import('lighthouse').Result} report @param {string} type */
function sizeOf(report, type) {
  const { details } = report.audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  return requests
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

/** The audits that reduce a score. @param {import('lighthouse').Result} report */
function lowAuditsOf(report) {
  const counted = new Set(
    CATEGORIES.flatMap((category) => report.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => id),
  );
  return Object.values(report.audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '));
}
