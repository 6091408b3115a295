// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { startHelper } from './helper.mjs';

const POLL_MS = 100;
const TIMEOUT_MS = 300_000;

/**
 * Adds emails as the owner's decisions do: pending rows that are not yet in the queue.
 * @param {import('./product.mjs').Product} product
 * @param {number} count
 * @returns {Promise<string[]>} their ids
 */
export async function addEmails({ query }, count) {
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

/** Waits until all are sent. @param {import('./product.mjs').Product} product */
export async function untilSent({ query }) {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const [left] = await query(
      `select status, last_error from outgoing_emails where status <> 'sent' limit 1`,
    );
    if (!left) return;
    if (performance.now() > deadline)
      throw new Error(`emails remained ${String(left.status)}: ${String(left.last_error)}`);
    await delay(POLL_MS);
  }
}

/** Starts an SMTP server on the loopback interface, in its own process. */
export async function startSink() {
  const helper = await startHelper('smtp-sink.mjs', {});
  return {
    url: String(helper.started.url),
    stop: helper.stop,
    /** @param {number} count */
    async assertEachOnce(count) {
      const { emails, addresses } = await helper.ask({});
      if (emails !== count || addresses !== count)
        throw new Error(`${emails} emails to ${addresses} people arrived instead of ${count}`);
    },
  };
}
