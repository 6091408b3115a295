// @ts-check
import autocannon from 'autocannon';

const CONNECTIONS = 20;
const SECONDS = 1;

/**
 * @typedef {object} Load
 * @property {string} site
 * @property {(connection: number) => autocannon.Request[]} requests the requests that each connection repeats
 * @property {number} [connections]
 */

/**
 * Sends requests as fast as they are answered. A response other than 2xx is an error, because it costs less.
 * @param {Load} options
 * @returns {Promise<number>} answers a second
 */
export async function load({ site, requests, connections = CONNECTIONS }) {
  let started = 0;
  const result = await autocannon({
    url: site,
    connections,
    duration: SECONDS,
    setupClient: (client) => client.setRequests(requests(started++)),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${site}: ${result.non2xx} responses were errors, ${result.errors} failed`);
  }
  return result['2xx'] / result.duration;
}

/** The network address of the n-th listener. @param {number} n */
export function addressOf(n) {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/**
 * One request from many network addresses, so that none reaches its rate limit.
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {(connection: number) => autocannon.Request[]}
 */
export function fromMany(path, headers = {}) {
  return (connection) =>
    Array.from({ length: ADDRESSES }, (_, index) => ({
      method: 'GET',
      path,
      headers: { ...headers, 'x-forwarded-for': addressOf(connection * ADDRESSES + index) },
    }));
}

const ADDRESSES = 200;
