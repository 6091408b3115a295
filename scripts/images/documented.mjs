// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';

/** What docs/operation.md says before each block of commands that the test of the images types. */
export const BEFORE = {
  folder: 'a store inside of your network needs them:',
  backup: "the same programs run in the server's image",
  journal: 'copy the erasure journal (see below) beside it',
  restore: '**A site that is lost**',
  upgrade: 'unpack it over the folder of the release before',
  rollback: 'while none of its processes runs',
};

export const README = readFileSync(join(root, 'README.md'), 'utf8');

/** What the README says before the commands that install the site. */
export const INSTALL = 'copy the address of `paattu-VERSION.tar.gz`';

/**
 * The block of commands that follows a sentence, in docs/operation.md if no other page is named.
 * @param {string} sentence or its beginning
 * @param {string} [page] the text
 */
export function documented(sentence, page = readFileSync(join(root, 'docs/operation.md'), 'utf8')) {
  const after = page.split(sentence)[1];
  const [, block] = /```sh\n(.*?)\n```/s.exec(after ?? '') ?? [];
  if (block === undefined) throw new CommandError(`The page has no commands after “${sentence}”.`);
  return block;
}

/**
 * What a person types, without comments.
 * @param {string} block
 * @param {Record<string, string>} [values] what is typed for a word in capital letters, such as ADDRESS
 */
export const linesOf = (block, values = {}) =>
  block
    .split('\n')
    .map((line) => (line.startsWith('#') ? '' : (line.split(' #')[0] ?? '').trim()))
    .filter(Boolean)
    .map((line) => line.replaceAll(/\b[A-Z]{4,}\b/g, (word) => values[word] ?? word));

/**
 * Runs lines as a person types them; the engine has no Docker, so it does what their `docker` does.
 * @param {string} block
 * @param {import('./engine.mjs').Engine} engine
 * @param {AbortSignal} signal
 * @param {{ folder?: string, values?: Record<string, string> }} [options]
 *   `folder`: where they are typed; `values`: as `linesOf` takes them
 */
export async function type(block, engine, signal, { folder = root, values = {} } = {}) {
  for (const line of linesOf(block, values)) {
    console.log(`$ ${line}`);
    await typeLine(line, engine, folder, signal);
  }
}

/**
 * @param {string} line
 * @param {import('./engine.mjs').Engine} engine
 * @param {string} folder
 * @param {AbortSignal} signal
 */
async function typeLine(line, engine, folder, signal) {
  const [program, ...words] = line.split(/ +/);
  if (program !== 'docker')
    return void (await runOrFail(['sh', '-c', `cd '${folder}' && ${line}`], `${line} fails.`, { signal }));
  const [first, second, ...rest] = words;
  const command = `${first} ${second}`;
  if (command === 'compose up' && rest.includes('--detach')) await engine.up();
  else if (command === 'compose down' && rest.length === 0) await engine.stop();
  else if (command === 'compose stop') await engine.stop(rest);
  else if (command === 'compose run' && rest[0] === '--rm') await runOnce(rest.slice(1), engine);
  else if (command === 'volume rm') engine.removeVolumes(rest);
  else throw new CommandError(`This test does not know “${line}”.`);
}

/** @param {string[]} words @param {import('./engine.mjs').Engine} engine */
async function runOnce([...words], engine) {
  /** @type {Array<[string, string]>} */
  const volumes = [];
  while (words[0] === '--volume') {
    const [, volume = ''] = words.splice(0, 2);
    const [from = '', to = ''] = volume.split(':');
    volumes.push([from, to]);
  }
  const [service = '', ...command] = words;
  await engine.run(service, command, volumes);
}
