import type { INestApplicationContext } from '@nestjs/common';
import { type Config, ConfigError, loadConfig } from './config/config.js';

const STOPS_WITHIN_MS = 10_000;

/**
 * Runs one process of the product: reads the configuration, starts, tells the parent when ready, and stops with it.
 * A start that fails says why in one message and ends with code 1.
 */
export async function run(start: (config: Config) => Promise<INestApplicationContext>): Promise<void> {
  stopWithParent();
  try {
    await start(loadConfig(process.env));
    process.send?.({ type: 'ready' });
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** A parent that was killed cannot stop its children; the lost channel tells them, while they still start, too. */
function stopWithParent(): void {
  const stop = () => {
    // The database ends with the parent; a stop that waits for it must not last for ever.
    setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  };
  process.once('disconnect', stop);
  if (process.connected === false) stop();
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return `PORT: the port is taken already (${error.message})`;
  if (code === 'ECONNREFUSED') return `DATABASE_URL: PostgreSQL cannot be reached (${error.message})`;
  return error.stack ?? error.message;
}
