// @ts-check
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOrFail } from '../lib/run.mjs';
import { makeReleaseFolder } from './make-release-folder.mjs';

/** The version of the release that is tested. */
export const RELEASE = '1.0.0';

/**
 * Serves the folder of this release, packed as the page of the releases has it, while somebody fetches it.
 * @param {AbortSignal} signal
 * @param {(values: { VERSION: string, ADDRESS: string }) => Promise<void>} fetchIt
 *   with what is typed for the words of the documented commands
 */
export async function serveRelease(signal, fetchIt) {
  const name = `paattu-${RELEASE}`;
  const served = mkdtempSync(join(tmpdir(), 'paattu-served-'));
  const server = createServer((_, response) =>
    createReadStream(join(served, `${name}.tar.gz`)).pipe(response),
  );
  try {
    makeReleaseFolder(join(served, name), '');
    const pack = `cd '${served}' && tar --create --gzip --file ${name}.tar.gz ${name}`;
    await runOrFail(['sh', '-c', pack], 'The release could not be packed.', { signal });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await fetchIt({ VERSION: RELEASE, ADDRESS: `http://127.0.0.1:${port}/${name}.tar.gz` });
  } finally {
    server.close();
    rmSync(served, { recursive: true });
  }
}
