// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataSource } from 'typeorm';
import { backendDist, root } from '../lib/project.mjs';

/*
 * Undoes as many migrations as the argument says, each as `undo-migration.js` does, and prints their names. One process for all of
 * them: fifty starts take minutes.
 */
const ofBackend = (/** @type {string} */ path) => import(pathToFileURL(join(root, backendDist, path)).href);

/** @type {typeof import('../../backend/src/database/data-source.js')} */
const { dataSourceOptions } = await ofBackend('database/data-source.js');
/** @type {typeof import('../../backend/src/database/migrate.js')} */
const { undoLastMigration } = await ofBackend('database/migrate.js');

const url = process.env.MIGRATION_DATABASE_URL ?? process.env.DATABASE_URL ?? '';
const dataSource = await new DataSource(dataSourceOptions(url, () => {})).initialize();
for (let left = Number(process.argv[2]); left > 0; left -= 1)
  console.log(await undoLastMigration(dataSource));
await dataSource.destroy();
