// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { startHelper } from './helper.mjs';

const POLL_MS = 100;
const PATIENCE_MS = 300_000;

/**
 * Mails as the owner's decisions leave them: rows that wait, not yet in the queue.
 * @param {import('./product.mjs').Product} product
 * @param {number} count
 * @returns {Promise<string[]>} their ids
 */
export async function addMails({ query }, count) {
  const rows = await query(
    `insert into outgoing_emails (template, to_address, payload)
     select 'entry-approved', 'singer-' || n || '@example.com', jsonb_build_object(
       'name', 'Singer ' || n, 'youtubeUrl', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'contestTitle', 'Cover Song Contest')
     from generate_series(1, $1::int) n returning id`,
    [count],
  );
  await query('vacuum analyze outgoing_emails');
  return rows.map(({ id }) => String(id));
}

/** Waits until none is unsent. @param {import('./product.mjs').Product} product */
export async function untilSent({ query }) {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const [left] = await query(
      `select status, last_error from outgoing_emails where status <> 'sent' limit 1`,
    );
    if (!left) return;
    if (performance.now() > deadline)
      throw new Error(`mails were left ${String(left.status)}: ${String(left.last_error)}`);
    await delay(POLL_MS);
  }
}

/** A mail server of the loopback, in a process of its own. */
export async function startSink() {
  const helper = await startHelper('smtp-sink.mjs', {});
  return {
    url: String(helper.started.url),
    stop: helper.stop,
    /** @param {number} count */
    async assertEachOnce(count) {
      const { mails, addresses } = await helper.ask({});
      if (mails !== count || addresses !== count)
        throw new Error(`${mails} mails to ${addresses} people instead of ${count} came`);
    },
  };
}
