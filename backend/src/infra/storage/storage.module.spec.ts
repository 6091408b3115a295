import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigError, loadConfig } from '../../config/config.js';
import { ConfigModule } from '../../config/config.module.js';
import { StorageModule } from './storage.module.js';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'paattu-storage-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Why a start with this data folder is refused; null where it is not. */
async function start(): Promise<string | null> {
  const config = loadConfig({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://localhost/unused',
    JWT_SECRET: '3f9a1c7e5b2d8f604a6c9e1b7d3f5a82',
    LINK_SECRET: '8d2b6f0e4c1a7953b8d4f2e6a0c7195e',
    OWNER_EMAIL: 'anjali@paattu.in',
    PUBLIC_URL: 'https://paattu.in',
    DATA_DIR: dataDir,
  });
  @Module({ imports: [ConfigModule.forRoot(config), StorageModule] })
  class Started {}
  try {
    await (
      await NestFactory.createApplicationContext(Started, { logger: false, abortOnError: false })
    ).close();
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

test('a start makes the folder of the files', async () => {
  expect(await start()).toBeNull();
});

// @trust start-checks
test('a start is refused where the folder of the files cannot be written to, and says so', async () => {
  // A file in its place, since no right stops the tests where they run as root.
  const folder = join(dataDir, 'files');
  await writeFile(folder, '');
  expect(await start()).toBe(
    `The configuration has a fault:\n  DATA_DIR: ${folder} cannot be written to (EEXIST: file already exists, mkdir '${folder}')`,
  );
});
