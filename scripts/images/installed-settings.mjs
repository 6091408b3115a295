// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runOrFail } from '../lib/run.mjs';
import { makeReleaseFolder } from './make-release-folder.mjs';

/** The answers to the questions of init.sh. */
const TYPED = `songs.example.org
artist@songs.example.org
smtp.example.org
587
artist
rain & lamp
`;

/**
 * Runs init.sh in the folder of a release, in a network in which every port is free.
 * @param {AbortSignal} signal
 * @returns {Promise<Record<string, string>>} the variables of the .env file
 */
export async function installedSettings(signal) {
  const folder = join(mkdtempSync(join(tmpdir(), 'paattu-release-')), 'site');
  try {
    makeReleaseFolder(folder, '');
    const typed = `cd ${folder} && printf '${TYPED}' | ./init.sh`;
    await runOrFail(['unshare', '--net', 'sh', '-c', typed], 'init.sh failed.', { signal });
    return /** @type {Record<string, string>} */ (parseEnv(readFileSync(join(folder, '.env'), 'utf8')));
  } finally {
    rmSync(join(folder, '..'), { recursive: true });
  }
}
