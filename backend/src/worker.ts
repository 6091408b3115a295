import 'reflect-metadata';
import { constants, getPriority, setPriority } from 'node:os';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { run } from './lifecycle.js';
import { WorkerModule } from './worker.module.js';

// Requests have priority over emails and waveforms on the same machine.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
// A process that already has a lower priority may not raise it.
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);

await run('worker', async (config) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
});
