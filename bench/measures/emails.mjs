// @ts-check
import { CommandError } from '../../scripts/lib/command-error.mjs';
import { startRedis } from '../../scripts/test/redis.mjs';
import { addEmails, startSink, untilSent } from '../lib/emails.mjs';
import { startProduct } from '../lib/product.mjs';
import { dispatch } from '../lib/queue.mjs';

const EMAILS = 10_000;
const WITHIN_SECONDS = 10;

/** Ten thousand emails from the table through queue and worker to an SMTP server, with each queue backend. @type {import('./measures.mjs').Measure} */
export async function measureEmails(place) {
  const redis = await startRedis(place.folder, place.signal);
  if (redis === null)
    throw new CommandError("Redis is missing and could not be installed: 'emails' is measured on it.");
  const sink = await startSink();
  try {
    const onRedis = await sendAll(place, sink, { name: 'emails_redis', queue: { REDIS_URL: redis.url } });
    const onPostgres = await sendAll(place, sink, { name: 'emails_postgres', queue: {} });
    return [
      {
        name: 'emails: 10,000 on Redis, 10 s / time',
        ratio: WITHIN_SECONDS / onRedis,
        goal: 1,
        spread: 0,
        detail: `${onRedis.toFixed(1)} s, once, not in rounds`,
      },
      {
        name: "emails: 10,000 on PostgreSQL's queue, 10 s / time",
        ratio: WITHIN_SECONDS / onPostgres,
        goal: null,
        spread: 0,
        detail: `${onPostgres.toFixed(1)} s, once, not in rounds`,
      },
    ];
  } finally {
    await sink.stop();
    await redis.stop();
  }
}

/**
 * @param {import('../lib/place.mjs').Place} place
 * @param {Awaited<ReturnType<typeof startSink>>} sink
 * @param {{ name: string, queue: Record<string, string> }} options
 * @returns {Promise<number>} seconds
 */
async function sendAll(place, sink, { name, queue }) {
  const product = await startProduct(place, { name, worker: true, env: { SMTP_URL: sink.url, ...queue } });
  try {
    const ids = await addEmails(product, EMAILS);
    const begun = performance.now();
    await dispatch(product, ids);
    await untilSent(product);
    const seconds = (performance.now() - begun) / 1000;
    await sink.assertEachOnce(EMAILS);
    return seconds;
  } finally {
    await product.stop();
  }
}
