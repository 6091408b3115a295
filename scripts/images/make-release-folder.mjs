// @ts-check
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/project.mjs';

const FILES = ['init.sh', 'Caddyfile', '.env.example'];

/**
 * Writes the folder of a release: what a server needs besides the images. The compose file knows where these are, so that a
 * `.env` of an earlier release or of a clone works with it.
 * @param {string} folder which is made
 * @param {string} images where the images are, with `/` at its end; empty for this machine
 */
export function makeReleaseFolder(folder, images) {
  mkdirSync(folder);
  for (const file of FILES) copyFileSync(join(root, file), join(folder, file));
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  writeFileSync(
    join(folder, 'docker-compose.yml'),
    compose.replaceAll('${PAATTU_IMAGES:-}', `\${PAATTU_IMAGES:-${images}}`),
  );
}

/* As a program: make-release-folder.mjs FOLDER IMAGES */
const [, program = '', folder, images] = process.argv;
if (import.meta.url === pathToFileURL(program).href) {
  if (!folder || !images?.endsWith('/'))
    throw new Error('Name the folder, and where the images are, with / at its end.');
  makeReleaseFolder(folder, images);
}
