// @ts-check
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { addressOf } from './load.mjs';
import { quantile } from './rounds.mjs';

const EVERY_MS = 10;
const LIST = '/api/songs?limit=100&offset=0';

let visitors = 0;

/**
 * The 99th percentile of the waiting time, with a new visitor every few milliseconds regardless of earlier responses.
 * @param {string} site
 * @param {number} seconds
 * @returns {Promise<number>} milliseconds
 */
export async function waitForSongs(site, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const waits = [];
  const begun = performance.now();
  for (let n = 0; n * EVERY_MS < seconds * 1000; n++) {
    // Measured from its due time, so that a pause of this process counts too.
    const due = begun + n * EVERY_MS;
    await delay(Math.max(0, due - performance.now()));
    waits.push(ask(`${site}${LIST}`, agent));
  }
  const sorted = (await Promise.all(waits)).toSorted((one, other) => one - other);
  agent.destroy();
  return quantile(sorted, 0.99);
}

/** @param {string} url @param {Agent} agent @returns {Promise<number>} */
function ask(url, agent) {
  const headers = {
    'x-forwarded-for': addressOf((100 << 16) + (visitors++ % 5_000)),
    'accept-encoding': 'br',
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - begun)
          : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).once('error', reject);
  });
}
