import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { createApi } from '../src/api.js';
import type { Config } from '../src/config/config.js';
import { ChangeTopics } from '../src/infra/changes/change-topics.js';
import { RateLimiter } from '../src/infra/rate-limit/rate-limiter.js';
import { SiteSettings } from '../src/infra/settings/site-settings.js';
import { SetupService } from '../src/modules/auth/setup/setup.service.js';
import { prepareToServe } from '../src/platform.js';
import { WorkerModule } from '../src/worker.module.js';
import { testConfig } from './config.js';
import { createTestDatabase, execute } from './database.js';
import { noteAnswers } from './documented-answers.js';
import { Snapshot } from './snapshot.js';

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
  /**
   * Undoes all changes of earlier tests, in `beforeEach`. The first call keeps the rows and files that there are, and each later one restores them.
   * Functions that a test has replaced are restored, too. It waits for nothing that a worker does.
   */
  reset(): Promise<void>;
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
  // The database is a copy of one that is prepared. Only another clock needs more.
  const prepare = config.clockOffsetSeconds === 0 ? async () => {} : prepareToServe;
  const api = await createApi(config, prepare);
  const answers = noteAnswers(api);
  try {
    await api.listen(0, '127.0.0.1');
    if (!isNew) await makePublic(api);
  } catch (error) {
    await api.close();
    await database.drop();
    throw error;
  }
  const workerApp = worker ? await startWorker(config, prepare) : null;
  let snapshot: Snapshot | null = null;
  return {
    api,
    worker: workerApp,
    dataSource: api.get(DataSource),
    url: await api.getUrl(),
    dataDir,
    get: (token) => api.get(token, { strict: false }),
    asSuperuser: (sql) => execute(database.url, sql),
    async reset() {
      jest.restoreAllMocks();
      if (snapshot === null) {
        snapshot = await Snapshot.take({ databaseUrl: database.url, dataDir, ...whatIsKept(api) });
        return;
      }
      await snapshot.restore();
      forget(api);
    },
    async close() {
      try {
        await answers.compare();
      } finally {
        await snapshot?.close();
        await workerApp?.close();
        await api.close();
        await database.drop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** How to wait for the connections of the application, and for its caches. */
function whatIsKept(api: NestFastifyApplication): { pool: pg.Pool; heardAll(): Promise<void> } {
  let hear = () => {};
  api.get(ChangeTopics, { strict: false }).subscribe((topic) => topic === 'all' && hear());
  const { master } = api.get(DataSource).driver as unknown as { master: pg.Pool };
  return {
    pool: master,
    heardAll: () =>
      new Promise((resolve) => {
        hear = resolve;
      }),
  };
}

/** What a process counts and knows by itself. */
function forget(api: NestFastifyApplication): void {
  api.get(RateLimiter, { strict: false })['own']['counters'].clear();
  api.get(SetupService, { strict: false })['isDone'] = false;
}

async function makePublic(api: NestFastifyApplication): Promise<void> {
  const settings = api.get(SiteSettings, { strict: false });
  if (settings.isPublic) return;
  await settings.store(api.get(DataSource).manager, { notPublicSince: null });
  await settings.announce();
}

async function startWorker(config: Config, prepare: typeof prepareToServe): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config, prepare), {
    logger: false,
    abortOnError: false,
  });
  return app.init();
}
