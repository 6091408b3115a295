// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, runScript } from './lib/command-error.mjs';
import { buildChanged } from './build/build.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { backendDist, root } from './lib/project.mjs';
import { runOrFail } from './lib/run.mjs';
import { Stopping } from './lib/stopping.mjs';

/** npm run migration:generate -- NAME: writes the migration from the schema of the migrations to that of the entities. */
await runScript(async () => {
  checkNodeVersion();
  const [name = ''] = process.argv.slice(2);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new CommandError('Name the change, e.g. npm run migration:generate -- songs-with-a-year');
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  await buildChanged(signal);
  const { writeMigration } = await import('./build/migration-file.mjs');
  const difference = await readDifference();
  if (difference.up.length === 0) {
    console.log('The migrations make the schema of the entities already.');
    return;
  }
  const path = writeMigration(join(root, 'backend/src/database'), name, difference);
  await runOrFail(['npx', 'prettier', '--write', path], 'Prettier failed.', { signal });
  console.log(`${path}\nRead it: docs/operation.md says what a migration may change and lock.`);
});

/** @returns {Promise<import('./build/migration-file.mjs').Difference>} */
async function readDifference() {
  const ofBackend = (/** @type {string} */ path) => import(pathToFileURL(join(root, backendDist, path)).href);
  const { startCluster } = await import('./stack/postgres/cluster.mjs');
  const { DataSource } = await import('typeorm');
  const { entities } = await ofBackend('entities.js');
  /** @type {typeof import('../backend/src/database/data-source.js')} */
  const { dataSourceOptions } = await ofBackend('database/data-source.js');
  /** @type {typeof import('../backend/src/database/migrate.js')} */
  const { migrate } = await ofBackend('database/migrate.js');

  const folder = mkdtempSync(join(tmpdir(), 'paattu-migration-'));
  const cluster = await startCluster({ folder, password: 'migration', durable: false });
  try {
    const options = { ...dataSourceOptions(cluster.superuserUrl('postgres'), () => {}), entities };
    const dataSource = await new DataSource(options).initialize();
    await migrate(dataSource);
    const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    return {
      up: upQueries.map(({ query }) => query),
      down: downQueries.map(({ query }) => query).toReversed(),
    };
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
