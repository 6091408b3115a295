import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { run } from './lifecycle.js';
import { WorkerModule } from './worker.module.js';

// Requests have priority over emails and waveforms on the same machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await run(async (config) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
});
