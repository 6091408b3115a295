import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApi } from '../src/api.js';
import type { Config } from '../src/config/config.js';
import { SiteSettings } from '../src/infra/settings/site-settings.js';
import { prepareDatabase } from '../src/prepare-database.js';
import { WorkerModule } from '../src/worker.module.js';
import { testConfig } from './config.js';
import { createTestDatabase, execute } from './database.js';
import { noteAnswers } from './documented-answers.js';

export interface TestAppOptions {
  /** Variables in addition to those of the tests. */
  env?: Record<string, string>;
  /** Also runs the worker in this process. */
  worker?: boolean;
  /** A site that nobody has set up is not public, and has no contest. Without it, the site is public and has the contest of 2025. */
  isNew?: boolean;
}

export interface TestApp {
  api: NestFastifyApplication;
  worker: INestApplicationContext | null;
  dataSource: DataSource;
  /** The address for real clients. */
  url: string;
  dataDir: string;
  get<T>(token: Type<T>): T;
  /** Runs SQL that the server itself may not, as a superuser. */
  asSuperuser(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the application on its own database, data folder and free port. */
export async function createTestApp({
  env = {},
  worker = false,
  isNew = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase({ isNew });
  const dataDir = await mkdtemp(join(tmpdir(), 'paattu-test-'));
  const config = testConfig({ ...database.env, DATA_DIR: dataDir, ...env });
  if (config.clockOffsetSeconds !== 0) await prepareDatabase(config);
  const api = await createApi(config);
  const answers = noteAnswers(api);
  try {
    await api.listen(0, '127.0.0.1');
    if (!isNew) await makePublic(api);
  } catch (error) {
    await api.close();
    await database.drop();
    throw error;
  }
  const workerApp = worker ? await startWorker(config) : null;
  return {
    api,
    worker: workerApp,
    dataSource: api.get(DataSource),
    url: await api.getUrl(),
    dataDir,
    get: (token) => api.get(token, { strict: false }),
    asSuperuser: (sql) => execute(database.url, sql),
    async close() {
      try {
        await answers.compare();
      } finally {
        await workerApp?.close();
        await api.close();
        await database.drop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}

async function makePublic(api: NestFastifyApplication): Promise<void> {
  const settings = api.get(SiteSettings, { strict: false });
  if (settings.isPublic) return;
  await settings.store(api.get(DataSource).manager, { notPublicSince: null });
  await settings.announce();
}

async function startWorker(config: Config): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    logger: false,
    abortOnError: false,
  });
  return app.init();
}
