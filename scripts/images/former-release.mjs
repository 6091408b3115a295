// @ts-check
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CommandError } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';
import { CACHE } from './buildah.mjs';
import { documented } from './documented.mjs';

/**
 * The sources of the release from which this one upgrades, as CHANGELOG.md names it. They stay in the cache.
 * @param {AbortSignal} signal
 * @returns {Promise<string>} their folder
 */
export async function formerRelease(signal) {
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [, commit] = /^\*\*Upgrade from\*\* release .* commit, `(\w+)`/m.exec(changes) ?? [];
  if (!commit) throw new CommandError('CHANGELOG.md does not name the release that this one upgrades.');
  const folder = join(CACHE, `release-${commit}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const unpack = [
    'sh',
    '-c',
    `git archive --format=tar --output=$1.tar ${commit} && tar -xf $1.tar -C $1 && rm $1.tar`,
  ];
  const sentence = `The history has no commit ${commit}; git fetch --unshallow gets it.`;
  await runOrFail([...unpack, 'sh', draft], sentence, { signal });
  renameSync(draft, folder);
  return folder;
}

/**
 * The variables of the `.env` file that the release's documentation writes, with the demo.
 * @param {string} release its folder
 * @param {AbortSignal} signal
 * @returns {Promise<Record<string, string>>}
 */
export async function formerSettings(release, signal) {
  const page = readFileSync(join(release, 'docs/operation.md'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'paattu-former-'));
  try {
    const block = `cd ${folder}\n${documented('**1. Write the settings**', page)}`;
    await runOrFail(['sh', '-c', block], 'The former release writes no settings.', { signal });
    const variables = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
    return { .../** @type {Record<string, string>} */ (variables), SEED_DEMO: 'true' };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
