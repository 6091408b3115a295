import type { INestApplicationContext } from '@nestjs/common';
import { type Config, ConfigError, loadConfig } from './config/config.js';

/**
 * Runs one process of the product: reads the configuration, starts, tells the parent when ready, and stops with it.
 * A start that fails says why in one message and ends with code 1.
 */
export async function run(start: (config: Config) => Promise<INestApplicationContext>): Promise<void> {
  try {
    const app = await start(loadConfig(process.env));
    process.send?.({ type: 'ready' });
    // A parent that was killed cannot stop its children; the lost channel tells them.
    process.once('disconnect', () => void app.close().finally(() => process.exit(0)));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return `PORT: the port is taken already (${error.message})`;
  if (code === 'ECONNREFUSED') return `DATABASE_URL: PostgreSQL cannot be reached (${error.message})`;
  return error.stack ?? error.message;
}
