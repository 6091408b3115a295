// @ts-check
import autocannon from 'autocannon';
import { addressOf } from '../lib/load.mjs';
import { runHelper } from './run-helper.mjs';

const CONNECTIONS = 50;
const ACCOUNTS = 100;

/** Sends log-ins with wrong passwords as fast as they are answered, each from a new address so that no rate limit applies. */
runHelper(async () => {
  let sent = 0;
  const logIn = () => {
    const n = sent++;
    return /** @type {const} */ ({
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
      body: JSON.stringify({ email: `listener-${1 + (n % ACCOUNTS)}@example.com`, password: 'a-mere-guess' }),
    });
  };
  return {
    started: 'ready',
    answer: async (/** @type {{ site: string, seconds: number }} */ { site, seconds }) => {
      const result = await autocannon({
        url: site,
        connections: CONNECTIONS,
        duration: seconds,
        requests: [{ setupRequest: logIn }],
      });
      // Each of these statuses means that the server computed a hash.
      return { rejected: result.statusCodeStats?.['401']?.count ?? 0 };
    },
  };
});
