// @ts-check
import { sealActs, verifySeals } from '../lib/built.mjs';
import { startProduct } from '../lib/product.mjs';
import { settle } from '../lib/seed.mjs';

const ACTS = 1_000_000;
const GOAL_S = 60;

/**
 * A million acts of ten contests: sealed, then verified, beside the database's own count of the same rows with a hash of
 * each.
 * @type {import('./measures.mjs').Measure}
 */
export async function measureSeals(place) {
  const product = await startProduct(place, { name: 'seals' });
  try {
    await product.query(
      `insert into audit_log (action, subject_kind, subject_id, contest_id, data)
       select 'entry.approve', 'entry', gen_random_uuid()::text, ('00000000-0000-4000-8000-00000000000' || n % 10)::uuid,
         '{"from": "pending", "to": "approved"}'
       from generate_series(1, $1::int) n`,
      [ACTS],
    );
    await settle(product);
    const sealed = await seconds(() => sealActs(product.databaseUrl));
    await settle(product);
    const hashed = await seconds(() =>
      product.query(
        `select count(sha256(convert_to(log::text, 'utf8'))) from audit_seals join audit_log log on id = audit_id`,
      ),
    );
    /** @type {Awaited<ReturnType<typeof verifySeals>>} */
    let chains = [];
    const verified = await seconds(async () => (chains = await verifySeals(product.databaseUrl)));
    const links = chains.reduce((sum, chain) => sum + chain.links, 0);
    const faults = chains.filter(({ fault }) => fault !== null).length;
    if (links < ACTS || faults > 0) throw new Error(`${links} links, ${faults} chains with a fault`);
    return [
      {
        name: `seals: ${GOAL_S} s / verification of 1,000,000`,
        ratio: GOAL_S / verified,
        goal: 1,
        spread: 0,
        detail: `${verified.toFixed(1)} s; sealed in ${sealed.toFixed(1)} s`,
      },
      {
        name: 'seals: hashes in the database / verification',
        ratio: hashed / verified,
        goal: null,
        spread: 0,
        detail: `${hashed.toFixed(1)} s to ${verified.toFixed(1)} s`,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** @param {() => Promise<unknown>} work */
async function seconds(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
