import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|txt)$/;
const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Writes a .br and a .gz file beside each text file of the build, so that the server does not compress while it serves. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => TEXT.test(file))
          .map(async (file) => {
            const path = join(dir, file);
            const bytes = await readFile(path);
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
            await writeFile(`${path}.br`, await brotliOf(bytes, { params }));
            await writeFile(`${path}.gz`, await gzipOf(bytes, { level: constants.Z_BEST_COMPRESSION }));
          }),
      );
    },
  };
}
