// @ts-check
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CommandError } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';

/**
 * Runs the block of docs/operation.md that writes `.env`, twice, as a person may who pastes it again.
 * @param {AbortSignal} signal
 * @returns {Promise<Record<string, string>>} the variables of the first time
 */
export async function documentedEnv(signal) {
  const page = readFileSync(join(root, 'docs/operation.md'), 'utf8');
  const [, block] = /^\*\*1\. .*?```sh\n(.*?)```/ms.exec(page) ?? [];
  if (!block) throw new CommandError('docs/operation.md has no block that writes .env.');
  const folder = mkdtempSync(join(tmpdir(), 'paattu-env-'));
  try {
    const file = join(folder, '.env');
    const paste = `cd ${folder}\n${block}`;
    await runOrFail(['bash', '-c', paste], 'The block that writes .env failed.', { signal });
    const first = readFileSync(file, 'utf8');
    const again = await runOrFail(['bash', '-c', paste], 'The second paste ended as it should.', {
      signal,
    }).catch(() => null);
    if (again !== null || readFileSync(file, 'utf8') !== first)
      throw new CommandError('A second paste of the block replaces .env.');
    if ((statSync(file).mode & 0o777) !== 0o600) throw new CommandError('Others may read .env.');
    return /** @type {Record<string, string>} */ (parseEnv(first));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
