// @ts-check
import { listPublishedSql } from '../lib/built.mjs';
import { assertFresh } from './assert-fresh.mjs';
import { assertLogged, assertRateLimits } from './assert-protected.mjs';
import { bareCopy } from '../lib/bare-copy.mjs';
import { startHelper } from '../lib/helper.mjs';
import { fromMany, load } from '../lib/load.mjs';
import { startProduct } from '../lib/product.mjs';
import { interleave } from '../lib/rounds.mjs';
import { addSongs } from '../lib/seed.mjs';

const SONGS = 250;
const LIST = '/api/songs?limit=100&offset=0';
/** More lists than the product caches, each requested by one client at a time, so that no response is cached. */
const UNKEPT = { connections: 10, offsets: 15 };

/** The song list: cached, as plain bytes and as browsers request it; and not cached. @type {import('./measures.mjs').Measure} */
export async function measureSongs(place) {
  const product = await startProduct(place, { name: 'songs', apis: 2 });
  const { site } = product;
  await addSongs(product, SONGS);
  const { databaseUrl } = product;
  const bySql = await startHelper('songs-by-sql.mjs', {
    databaseUrl,
    sql: await listPublishedSql(databaseUrl),
  });
  try {
    await assertRateLimits(site, LIST);
    await assertLogged(product, LIST);
    const results = [];
    for (const [name, encoding] of [
      ['plain', 'identity'],
      ['Brotli', 'br'],
    ]) {
      const headers = { 'accept-encoding': encoding ?? '' };
      const bare = await bareCopy(place, site, [LIST], headers);
      const requests = fromMany(LIST, headers);
      try {
        const { product: perSecond, ...compared } = await interleave(
          () => load({ site, requests }),
          () => load({ site: bare.started.site, requests }),
        );
        results.push({
          name: `songs: list of 100, ${name} / bare Fastify`,
          goal: 0.25,
          detail: `${Math.round(perSecond)}/s to ${Math.round(compared.baseline)}/s`,
          ...compared,
        });
      } finally {
        await bare.stop();
      }
    }
    const { connections } = UNKEPT;
    const compared = await interleave(
      () => load({ site, requests: unkept, connections }),
      () => load({ site: bySql.started.site, requests: unkept, connections }),
    );
    results.push({
      name: 'songs: list of 100, nothing kept / Fastify with the same SQL',
      goal: 0.85,
      detail: `${Math.round(compared.product)}/s to ${Math.round(compared.baseline)}/s`,
      ...compared,
    });
    results.push(await assertFresh(product));
    return results;
  } finally {
    await bySql.stop();
    await product.stop();
  }
}

/** @param {number} connection */
function unkept(connection) {
  return fromMany('')(connection).map((request, index) => ({
    ...request,
    path: `/api/songs?limit=100&offset=${connection * UNKEPT.offsets + (index % UNKEPT.offsets)}`,
  }));
}
