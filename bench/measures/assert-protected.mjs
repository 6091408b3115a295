// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../scripts/test/launched.mjs';

const READS_A_MINUTE = 600;

/**
 * Checks that the protections are on: a single visitor reaches a rate limit.
 * @param {string} site
 * @param {string} path
 */
export async function assertRateLimits(site, path) {
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  const statuses = [];
  for (let n = 0; n <= READS_A_MINUTE; n++)
    statuses.push((await fetch(`${site}${path}`, { headers })).status);
  const rejected = statuses.filter((status) => status === 429).length;
  if (statuses[0] !== 200 || rejected === 0) throw new Error(`${path}: the rate limit is off`);
}

/**
 * @param {import('../lib/product.mjs').Product} product
 * @param {string} path
 */
export async function assertLogged({ site, dataDir }, path) {
  const id = 'benchmark-request';
  await fetch(`${site}${path}`, { headers: { 'x-request-id': id, 'x-forwarded-for': '198.51.100.2' } });
  const log = join(dataDir, 'api-0.log');
  await until(() => readFileSync(log, 'utf8').includes(id), `the log of ${path}`);
}
