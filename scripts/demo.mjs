// @ts-check
import { parseArgs } from 'node:util';
import { CommandError, runScript } from './lib/command-error.mjs';
import { launch } from './stack/launch.mjs';

/** npm run demo [-- --phase PHASE]: runs the product on demo data of its own, with a contest in that phase. */
await runScript(() => launch({ demoPhase: readPhase() }));

function readPhase() {
  try {
    return parseArgs({ options: { phase: { type: 'string', default: 'submissions' } } }).values.phase;
  } catch (error) {
    throw new CommandError(`${/** @type {Error} */ (error).message}\n\nnpm run demo [-- --phase PHASE]`);
  }
}
