import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from '../../config/config.js';
import { checkDataFolder } from './check-data-folder.js';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'paattu-storage-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Returns the message of the check, or null. */
async function check(folder: string): Promise<string | null> {
  const config = loadConfig({
    DATABASE_URL: 'postgres://localhost/unused',
    JWT_SECRET: '3f9a1c7e5b2d8f604a6c9e1b7d3f5a82',
    LINK_SECRET: '8d2b6f0e4c1a7953b8d4f2e6a0c7195e',
    VOTE_PEPPER: '4f1c7a9e3b6d2580c9e7a1f4d3b6082c',
    DATA_DIR: folder,
  });
  try {
    await checkDataFolder(config);
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.errors.join();
    throw error;
  }
}

test('creates the folder of the files', async () => {
  const folder = join(dataDir, 'data');
  expect(await check(folder)).toBeNull();
  expect(await check(folder)).toBeNull();
  expect((await stat(join(folder, 'files'))).isDirectory()).toBe(true);
});

// @trust start-checks
test('reports a file in the place of the folder', async () => {
  const folder = join(dataDir, 'files');
  await writeFile(folder, '');
  expect(await check(dataDir)).toBe(
    `DATA_DIR: ${folder} cannot be written to (EEXIST: file already exists, mkdir '${folder}')`,
  );
});

// Node.js's own recursive mkdir never ends in /proc.
// @trust start-checks
test.each(['/dev/null/data', '/proc/data'])(
  'reports %s, in which no folder can be created',
  async (folder) => {
    expect(await check(folder)).toMatch(/^DATA_DIR: .*files cannot be written to \(E[A-Z]+: .*\)$/);
  },
);
