// @ts-check
import { addEmails, startSink, untilSent } from '../lib/emails.mjs';
import { waitForSongs } from '../lib/probe.mjs';
import { startProduct } from '../lib/product.mjs';
import { dispatch } from '../lib/queue.mjs';
import { median, spread } from '../lib/rounds.mjs';
import { addSongs } from '../lib/seed.mjs';

const EMAILS = 10_000;
const TIMES_IDLE = 2;
const SECONDS = 1;
const ROUNDS = 5;

/**
 * The duration of the song list while the worker sends ten thousand emails. They are sent once, so the idle rounds run
 * before and after.
 * @type {import('./measures.mjs').Measure}
 */
export async function measurePending(place) {
  const sink = await startSink();
  const product = await startProduct(place, { name: 'pending', env: { SMTP_URL: sink.url } });
  const idle = [];
  const busy = [];
  try {
    await addSongs(product, 100);
    const ids = await addEmails(product, EMAILS);
    await waitForSongs(product.site, SECONDS);
    for (let round = 0; round < ROUNDS; round++) idle.push(await waitForSongs(product.site, SECONDS));
    await dispatch(product, ids);
    await product.startWorker();
    let left = EMAILS;
    while (left > 0 && busy.length < ROUNDS) {
      const p99 = await waitForSongs(product.site, SECONDS);
      const [row] = await product.query(
        `select count(*)::int as left from outgoing_emails where status <> 'sent'`,
      );
      left = Number(row?.left);
      // The round in which the last email was sent was partly idle.
      if (left > 0) busy.push(p99);
    }
    await untilSent(product);
    await sink.assertEachOnce(EMAILS);
    for (let round = 0; round < ROUNDS; round++) idle.push(await waitForSongs(product.site, SECONDS));
    const [usual, beside] = [median(idle), median(busy)];
    return [
      {
        name: 'pending emails: 2 x idle p99 of the song list / p99',
        ratio: (TIMES_IDLE * usual) / beside,
        goal: 1,
        spread: spread(busy),
        detail: `${usual.toFixed(1)} ms idle, ${beside.toFixed(1)} ms beside the emails, in ${busy.length} rounds`,
      },
    ];
  } finally {
    await product.stop();
    await sink.stop();
  }
}
