import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { logFromStart } from '../common/logging/logging.module.js';
import { earlyLogLevel, loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { beginAskedRestore } from '../modules/care/restores/restore-state.js';
import { verifyDue } from '../modules/care/verify-due.js';
import { carryOutRestore } from '../restore-by-owner.js';
import { explain } from '../start-failure.js';
import { isRestoring } from '../while-restoring.js';

const EVERY_MS = 60_000;

/** Its age says whether this program runs. */
const ALIVE = join(tmpdir(), 'care');

const RESTORES_EVERY_MS = 3_000;

logFromStart(earlyLogLevel(process.env));
const logger = new Logger('Start');

/**
 * Keeps running beside a worker that may not create tables, verifies its backups with the role that owns them, and carries out the
 * restores that the owner asks for. It reads no request of a visitor.
 */
try {
  logger.log('reading the settings');
  const config = loadConfig(process.env);
  logger.log('connecting to the database');
  const dataSource = await new DataSource({
    ...dataSourceOptions(config.databaseUrl, () => {}),
    entities: [],
  }).initialize();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  await writeFile(ALIVE, '');
  every(EVERY_MS, 'no backup was verified', () => verifyDue(config, dataSource));
  every(RESTORES_EVERY_MS, 'no restore was carried out', async () => {
    if (!(await isRestoring(config))) await beginAskedRestore(config, dataSource);
    if (await isRestoring(config)) await carryOutRestore(config);
  });
  logger.log('verifying backups and carrying out restores from now on');
  setInterval(() => void writeFile(ALIVE, '').catch(() => {}), EVERY_MS);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/**
 * Does the work again and again, and never twice at once.
 * @param failure what the log says when it fails
 */
function every(milliseconds: number, failure: string, work: () => Promise<unknown>): void {
  let running: Promise<unknown> | null = null;
  setInterval(() => {
    running ??= work()
      .catch((err: unknown) => new Logger('Care').warn({ err }, `${failure}; the next run tries again`))
      .finally(() => (running = null));
  }, milliseconds);
}
