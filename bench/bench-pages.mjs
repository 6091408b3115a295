// @ts-check
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildChanged } from '../scripts/build/build.mjs';
import { CommandError, runScript } from '../scripts/lib/command-error.mjs';
import { ensureInstalled } from '../scripts/build/install.mjs';
import { checkNodeVersion } from '../scripts/lib/node-version.mjs';
import { root } from '../scripts/lib/project.mjs';
import { Stopping } from '../scripts/lib/stopping.mjs';

const PAGES = [
  '/',
  '/songs',
  '/songs/small-moon',
  '/entries',
  '/vote',
  '/about',
  '/contact',
  '/terms',
  '/auth',
  '/opt-out',
  '/ml',
  '/ml/songs',
  '/ml/songs/small-moon',
  '/ml/entries',
  '/ml/about',
  '/ml/terms',
];
/** The first page of the console: the shell, the remotes and Home. */
const CONSOLE = '/admin';

/**
 * npm run bench:pages [-- [--json FILE] [--runs 3] [PAGE ...]]: audits the public pages and the console with Lighthouse,
 * as on a phone, or only the named pages.
 */
await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs must be a whole number above 0.');
  checkNodeVersion();
  process.chdir(root);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  await buildChanged(signal);
  const { ensureBrowser } = await import('../scripts/test/browser.mjs');
  const { launch, makeDataFolder, remove, freePort } = await import('../scripts/test/launched.mjs');
  const { OWNER } = await import('./lib/product.mjs');
  const { auditPage } = await import('./lib/audit-page.mjs');
  const { measureConsoleList, measurePresses } = await import('./lib/press-page.mjs');
  const browser = await ensureBrowser(signal);
  if (browser === null) throw new CommandError('Chromium is missing and could not be installed.');

  const folder = makeDataFolder();
  const port = await freePort();
  const product = launch({
    PORT: String(port),
    DATA_DIR: folder,
    SEED_DEMO: 'true',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
  });
  try {
    await product.running();
    const results = [];
    for (const page of positionals.length > 0 ? positionals : [...PAGES, CONSOLE]) {
      signal.throwIfAborted();
      const account = page === CONSOLE ? OWNER : undefined;
      const figures = await auditPage(`http://localhost:${port}${page}`, { browser, runs, account });
      results.push({ page, ...figures });
    }
    console.table(Object.fromEntries(results.map(({ page, lowAudits: _, ...numbers }) => [page, numbers])));
    for (const { page, lowAudits } of results)
      for (const audit of lowAudits) console.log(`${page}: ${audit}`);
    if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
    if (positionals.length === 0) {
      const options = { browser, runs, account: OWNER };
      const site = `http://localhost:${port}`;
      const ms = await measureConsoleList(site, options);
      const start = { name: 'from the start of the console to its first entry', ms };
      const presses = [start, ...(await measurePresses(site, options))];
      console.table(presses);
      if (values.json) await writeFile(values.json, `${JSON.stringify([...results, ...presses], null, 2)}\n`);
    }
  } finally {
    product.kill('SIGTERM');
    await product.exited;
    remove(folder);
  }
});
