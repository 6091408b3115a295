// @ts-check
import { checks, generatedFiles } from './check/checks.mjs';
import { CommandError, runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { Stopping } from './lib/stopping.mjs';

/** Each check keeps about one core busy, and a small machine has two. */
const AT_ONCE = 2;

/** npm run check: all checks, or those whose name begins with the argument. */
await runScript(async () => {
  checkNodeVersion();
  const [beginning = ''] = process.argv.slice(2);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  /** @type {string[]} */
  const failed = [];
  /** @param {import('./check/checks.mjs').Check} check */
  const perform = async (check) => {
    const began = performance.now();
    const failure = await check.run(signal).catch((error) => {
      if (error instanceof CommandError) return error.message;
      throw error;
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${failure === null ? 'ok    ' : 'FAILED'}  ${check.name} (${seconds} s)`);
    if (failure === null) return;
    console.log(failure.trimEnd());
    failed.push(check.name);
  };
  const wanted = ({ name = '' }) => name.startsWith(beginning);
  // Runs alone, because it writes files that the other checks read.
  if (wanted(generatedFiles)) await perform(generatedFiles);
  const waiting = checks.filter(wanted);
  if (waiting.length === 0) throw new CommandError(`No check begins with "${beginning}".`);
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await perform(check);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')}.`);
});
