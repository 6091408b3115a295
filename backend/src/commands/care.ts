import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { verifyDue } from '../modules/care/verify-due.js';
import { explain } from '../start-failure.js';

const EVERY_MS = 60_000;

/** Its age says whether this program runs. */
const ALIVE = join(tmpdir(), 'care');

/**
 * Keeps running beside a worker that may not create tables, and verifies its backups with the role that owns them. It
 * reads no request of a visitor.
 */
try {
  const config = loadConfig(process.env);
  const dataSource = await new DataSource({
    ...dataSourceOptions(config.databaseUrl, () => {}),
    entities: [],
  }).initialize();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  await writeFile(ALIVE, '');
  const work = async () => {
    try {
      await verifyDue(config, dataSource);
    } catch (error) {
      console.error(explain(error));
    }
  };
  let running: Promise<void> | null = null;
  setInterval(() => {
    void writeFile(ALIVE, '').catch(() => {});
    running ??= work().finally(() => (running = null));
  }, EVERY_MS);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
