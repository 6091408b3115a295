// @ts-check
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bareCopy, read } from '../lib/bare-copy.mjs';
import { fromMany, load } from '../lib/load.mjs';
import { startProduct } from '../lib/product.mjs';
import { interleave } from '../lib/rounds.mjs';
import { addEntries, addSongs } from '../lib/seed.mjs';

const PAGES = ['/', '/songs', '/entries'];
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** The rendered pages, as the browser of an anonymous visitor receives them. @type {import('./measures.mjs').Measure} */
export async function measurePages(place) {
  const product = await startProduct(place, { name: 'pages' });
  const { site } = product;
  await addSongs(product, 24);
  await addEntries(product, 100);
  for (const page of PAGES) await assertReady(`${site}${page}`);
  const bare = await bareCopy(place, site, PAGES, BROWSER);
  try {
    const results = [];
    for (const page of PAGES) {
      const requests = fromMany(page, BROWSER);
      const compared = await interleave(
        () => load({ site, requests }),
        () => load({ site: bare.started.site, requests }),
      );
      results.push({
        name: `pages: ${page} / bare Fastify`,
        goal: 0.25,
        detail: `${Math.round(compared.product)}/s to ${Math.round(compared.baseline)}/s`,
        ...compared,
      });
    }
    return results;
  } finally {
    await bare.stop();
    await product.stop();
  }
}

/** Each encoding contains the same page, and a request with its ETag is a 304. @param {string} url */
async function assertReady(url) {
  const plain = await read(url, { 'accept-encoding': 'identity' });
  for (const [encoding, decompress] of /** @type {const} */ ([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])) {
    const { bytes, headers } = await read(url, { 'accept-encoding': encoding });
    if (headers['content-encoding'] !== encoding || !decompress(bytes).equals(plain.bytes))
      throw new Error(`${url}: ${encoding} is not the page`);
    const again = await read(url, { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' });
    if (again.status !== 304 || again.bytes.length > 0)
      throw new Error(`${url}: ${encoding} is sent again for its ETag`);
  }
}
