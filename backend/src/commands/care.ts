import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
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

/**
 * Keeps running beside a worker that may not create tables, verifies its backups with the role that owns them, and carries out the
 * restores that the owner asks for. It reads no request of a visitor.
 */
try {
  const config = loadConfig(process.env);
  const dataSource = await new DataSource({
    ...dataSourceOptions(config.databaseUrl, () => {}),
    entities: [],
  }).initialize();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  await writeFile(ALIVE, '');
  every(EVERY_MS, () => verifyDue(config, dataSource));
  every(RESTORES_EVERY_MS, async () => {
    if (!(await isRestoring(config))) await beginAskedRestore(config, dataSource);
    if (await isRestoring(config)) await carryOutRestore(config);
  });
  setInterval(() => void writeFile(ALIVE, '').catch(() => {}), EVERY_MS);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Does the work again and again, and never twice at once. */
function every(milliseconds: number, work: () => Promise<unknown>): void {
  let running: Promise<unknown> | null = null;
  setInterval(() => {
    running ??= work()
      .catch((error: unknown) => console.error(explain(error)))
      .finally(() => (running = null));
  }, milliseconds);
}
