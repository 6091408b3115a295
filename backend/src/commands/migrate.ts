import 'reflect-metadata';
import { loadConfig } from '../config/config.js';
import { prepareDatabase } from '../prepare-database.js';
import { explain } from '../start-failure.js';
import { prepareServer } from './prepare-server.js';
import { whileUnreachable } from './while-unreachable.js';

const WAITS_MS = 180_000;

/** Brings the database up to date. With `SUPERUSER_DATABASE_URL` it creates the roles first. */
try {
  const config = loadConfig(process.env);
  const migrate = async () => {
    await prepareServer(config);
    await prepareDatabase(config);
  };
  await whileUnreachable(migrate, { withinMs: WAITS_MS, report: console.log });
  console.log('The database is up to date.');
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
