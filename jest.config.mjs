// @ts-check
import { fileURLToPath } from 'node:url';

const MINUTE_MS = 60_000;
const folder = fileURLToPath(new URL('scripts/test/jest', import.meta.url));

/**
 * @param {string} name
 * @param {{ files: string[], except?: string[], testTimeout: number }} options
 *   `testTimeout`: long, for busy machines; a test ends as soon as it can
 * @returns {import('jest').Config}
 */
const project = (name, { files, except = [], testTimeout }) => ({
  displayName: name,
  testMatch: files.map((file) => `<rootDir>/${file}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...except],
  testTimeout,
  runtime: `${folder}/runtime.mjs`,
  testEnvironment: `${folder}/environment.mjs`,
  // The runtime compiles.
  transform: {},
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
  modulePathIgnorePatterns: ['/dist/'],
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
});

/** @type {import('jest').Config} */
export default {
  // The target machine has two cores.
  maxWorkers: 2,
  // Long, for busy machines; a process ends as soon as it can.
  workerGracefulExitTimeout: MINUTE_MS,
  // A module stays in its process with all that a spec file has kept in it, such as a server.
  workerIdleMemoryLimit: '700MB',
  watchman: false,
  testSequencer: `${folder}/sequencer.mjs`,
  projects: [
    project('unit', {
      files: ['{backend,packages/*,public-web,shell,admin-web}/src/**/*.spec.{ts,tsx}'],
      except: ['\\.int\\.spec\\.ts$', '\\.page\\.spec\\.tsx$'],
      testTimeout: 5 * MINUTE_MS,
    }),
    {
      ...project('pages', {
        files: ['{public-web,shell,admin-web}/src/**/*.page.spec.tsx'],
        testTimeout: 5 * MINUTE_MS,
      }),
      runner: `${folder}/pages-runner.mjs`,
    },
    project('integration', { files: ['backend/**/*.int.spec.ts'], testTimeout: 5 * MINUTE_MS }),
    project('scripts', {
      files: ['scripts/**/*.spec.mjs', 'bench/**/*.spec.mjs', 'packages/verify/*.spec.mjs'],
      except: ['/scripts/faults/'],
      testTimeout: 5 * MINUTE_MS,
    }),
    project('faults', { files: ['scripts/faults/*.spec.mjs'], testTimeout: 20 * MINUTE_MS }),
  ],
};
