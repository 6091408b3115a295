// @ts-check
import { addMails, startSink, untilSent } from '../lib/mails.mjs';
import { waitForSongs } from '../lib/probe.mjs';
import { startProduct } from '../lib/product.mjs';
import { dispatch } from '../lib/queue.mjs';
import { median, spread } from '../lib/rounds.mjs';
import { addSongs } from '../lib/seed.mjs';

const MAILS = 10_000;
const TIMES_IDLE = 2;
const SECONDS = 1;
const ROUNDS = 5;

/**
 * How long the song list takes while the worker sends ten thousand mails. They are sent once, so the idle rounds come
 * before and after, and those beside the mails in between.
 * @type {import('./measures.mjs').Measure}
 */
export async function measurePending(place) {
  const sink = await startSink();
  const product = await startProduct(place, { name: 'pending', env: { SMTP_URL: sink.url } });
  const idle = [];
  const busy = [];
  try {
    await addSongs(product, 100);
    const ids = await addMails(product, MAILS);
    await waitForSongs(product.site, SECONDS);
    for (let round = 0; round < ROUNDS; round++) idle.push(await waitForSongs(product.site, SECONDS));
    await dispatch(product, ids);
    await product.startWorker();
    let left = MAILS;
    while (left > 0 && busy.length < ROUNDS) {
      const p99 = await waitForSongs(product.site, SECONDS);
      const [row] = await product.query(
        `select count(*)::int as left from outgoing_emails where status <> 'sent'`,
      );
      left = Number(row?.left);
      // A round that saw the last of them was idle in part.
      if (left > 0) busy.push(p99);
    }
    await untilSent(product);
    await sink.assertEachOnce(MAILS);
    for (let round = 0; round < ROUNDS; round++) idle.push(await waitForSongs(product.site, SECONDS));
    const [usual, beside] = [median(idle), median(busy)];
    return [
      {
        name: 'pending mails: 2 x idle p99 of the song list / p99',
        ratio: (TIMES_IDLE * usual) / beside,
        goal: 1,
        spread: spread(busy),
        told: `${usual.toFixed(1)} ms idle, ${beside.toFixed(1)} ms beside the mails, in ${busy.length} rounds`,
      },
    ];
  } finally {
    await product.stop();
    await sink.stop();
  }
}
