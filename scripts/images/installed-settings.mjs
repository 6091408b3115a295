// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runOrFail } from '../lib/run.mjs';
import { documented, INSTALL, linesOf, README } from './documented.mjs';
import { pretendDocker } from './pretended-docker.mjs';
import { RELEASE, serveRelease } from './served-release.mjs';

/** The answers to the questions of init.sh. */
const TYPED = `songs.example.org
artist@songs.example.org
smtp.example.org
587
artist
rain & lamp
`;

/**
 * Types the lines of the README that install the site, up to those of Docker: fetches the release, unpacks it, and runs its
 * init.sh in a network in which every port is free.
 * @param {AbortSignal} signal
 * @returns {Promise<Record<string, string>>} the variables of the .env file
 */
export async function installedSettings(signal) {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-installed-'));
  try {
    const { PATH } = pretendDocker(folder);
    await serveRelease(signal, async (values) => {
      const lines = linesOf(documented(INSTALL, README), values).filter(
        (line) => !line.startsWith('docker '),
      );
      for (const line of lines) console.log(`$ ${line}`);
      const init = `printf '${TYPED}' | ${lines.pop()}`;
      const typed = `cd '${folder}' && ${lines.join(' && ')} && unshare --net sh -c "${init}"`;
      await runOrFail(['sh', '-c', typed], 'The lines of the README fail.', {
        signal,
        env: { ...process.env, PATH },
      });
    });
    const settings = readFileSync(join(folder, `paattu-${RELEASE}`, '.env'), 'utf8');
    return /** @type {Record<string, string>} */ (parseEnv(settings));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
