// @ts-check
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildChanged } from '../scripts/build/build.mjs';
import { CommandError, runScript } from '../scripts/lib/command-error.mjs';
import { ensureInstalled } from '../scripts/build/install.mjs';
import { checkNodeVersion } from '../scripts/lib/node-version.mjs';
import { root } from '../scripts/lib/project.mjs';
import { Stopping } from '../scripts/lib/stopping.mjs';

/** npm run bench [-- NAME...] [--json FILE]: measures the product's speed as ratios to baselines that run beside it. */
await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'string' } },
    allowPositionals: true,
  });
  checkNodeVersion();
  process.chdir(root);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  await buildChanged(signal);
  const { MEASURES } = await import('./measures/measures.mjs');
  const { makePlace } = await import('./lib/place.mjs');
  const { table, toJson } = await import('./lib/report.mjs');
  const unknown = positionals.filter((name) => !(name in MEASURES));
  if (unknown.length > 0)
    throw new CommandError(
      `There is no measure ${unknown.join(', ')}; there are ${Object.keys(MEASURES).join(', ')}.`,
    );

  const place = await makePlace(signal);
  /** @type {import('./lib/rounds.mjs').Result[]} */
  const results = [];
  try {
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      signal.throwIfAborted();
      console.log(`Measuring ${name} ...`);
      results.push(...(await measure(place)));
    }
  } finally {
    // Prints what was measured even if a later measure fails.
    console.log(`\n${table(results)}\n`);
    if (values.json) await writeFile(values.json, `${JSON.stringify(toJson(results), null, 2)}\n`);
    await place.leave();
  }
});
