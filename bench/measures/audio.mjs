// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startNginx } from '../lib/nginx.mjs';
import { startProduct } from '../lib/product.mjs';
import { interleave } from '../lib/rounds.mjs';
import { addSongs } from '../lib/seed.mjs';
import { transfer } from '../lib/transfer.mjs';

const BYTES = 5_000_000;
const KEY = 'audio-files/1.mp3';

/** A song's file, complete and in the ranges that players request, compared with nginx on the same file. @type {import('./measures.mjs').Measure} */
export async function measureAudio(place) {
  const product = await startProduct(place, { name: 'audio' });
  await addSongs(product, 1);
  const [song] = await product.query('select id from uploaded_songs');
  const files = join(product.dataDir, 'files');
  mkdirSync(dirname(join(files, KEY)), { recursive: true });
  writeFileSync(join(files, KEY), randomBytes(BYTES));
  const nginx = await startNginx(place, files);
  try {
    const results = [];
    for (const { name, range, goal } of [
      { name: 'whole, 5 MB', range: null, goal: 0.7 },
      { name: '1 MB range', range: 1_000_000, goal: 0.55 },
      { name: '64 KB range', range: 65_536, goal: 0.2 },
    ]) {
      const headers = range === null ? {} : { range: `bytes=1000000-${1_000_000 + range - 1}` };
      const path = `/api/songs/${String(song?.id)}/audio`;
      const compared = await interleave(
        () => transfer(product.site, path, headers),
        () => transfer(nginx.site, `/${KEY}`, headers),
      );
      const detail = `${Math.round(compared.product / 1e6)} to ${Math.round(compared.baseline / 1e6)} MB/s`;
      results.push({ name: `audio: ${name} / nginx`, goal, detail, ...compared });
    }
    return results;
  } finally {
    await nginx.stop();
    await product.stop();
  }
}
