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

/**
 * The lines of the block of commands in docs/operation.md that follows a sentence.
 * @param {string} sentence or its beginning
 * @param {string} [page] the text
 */
export function documented(sentence, page = readFileSync(join(root, 'docs/operation.md'), 'utf8')) {
  const after = page.split(sentence)[1];
  const [, block] = /```sh\n(.*?)\n```/s.exec(after ?? '') ?? [];
  if (block === undefined) throw new CommandError(`docs/operation.md has no commands after “${sentence}”.`);
  return block;
}

/**
 * Runs lines as a person types them; the engine has no Docker, so it does what their `docker` does.
 * @param {string} block
 * @param {import('./engine.mjs').Engine} engine
 * @param {AbortSignal} signal
 */
export async function type(block, engine, signal) {
  for (const line of block
    .split('\n')
    .map((each) => (each.startsWith('#') ? '' : (each.split(' #')[0] ?? '').trim())))
    if (line) {
      console.log(`$ ${line}`);
      await typeLine(line, engine, signal);
    }
}

/**
 * @param {string} line
 * @param {import('./engine.mjs').Engine} engine
 * @param {AbortSignal} signal
 */
async function typeLine(line, engine, signal) {
  const [program, ...words] = line.split(/ +/);
  if (program !== 'docker') return void (await runOrFail(['sh', '-c', line], `${line} fails.`, { signal }));
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
