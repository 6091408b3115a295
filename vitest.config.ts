import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const packages = fileURLToPath(new URL('packages', import.meta.url));

const MINUTE_MS = 60_000;

interface Files {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
  /** Long, for busy machines; a test ends as soon as it can. */
  testTimeout: number;
}

function project(name: string, { exclude = [], ...files }: Files): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      ...files,
      hookTimeout: files.testTimeout,
      exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
    },
  };
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@paattu\/api-client$/, replacement: `${packages}/api-client/src/index.ts` },
      { find: /^@paattu\/(api-client|shared)\/(.*)$/, replacement: `${packages}/$1/src/$2.ts` },
      // The build that react-admin imports: two routers would not know of each other.
      { find: /^react-router$/, replacement: fileURLToPath(import.meta.resolve('react-router')) },
    ],
  },
  test: {
    globals: true,
    // Loading NestJS takes seconds, so the files of a worker share its modules.
    isolate: false,
    pool: 'forks',
    // The target machine has two cores.
    maxWorkers: 2,
    projects: [
      project('unit', {
        include: ['{backend,packages/*,public-web,shell,admin-web}/src/**/*.spec.{ts,tsx}'],
        exclude: ['**/*.int.spec.ts', '**/*.page.spec.tsx'],
        testTimeout: MINUTE_MS,
      }),
      // React and the router look for a page once, when they load, so each file loads them with its own.
      project('pages', {
        include: ['{public-web,shell,admin-web}/src/**/*.page.spec.tsx'],
        isolate: true,
        testTimeout: MINUTE_MS,
      }),
      project('integration', { include: ['backend/**/*.int.spec.ts'], testTimeout: MINUTE_MS }),
      project('scripts', {
        include: ['scripts/**/*.spec.mjs', 'bench/**/*.spec.mjs', 'packages/verify/*.spec.mjs'],
        exclude: ['scripts/faults/**'],
        testTimeout: 5 * MINUTE_MS,
      }),
      project('faults', { include: ['scripts/faults/*.spec.mjs'], testTimeout: 10 * MINUTE_MS }),
    ],
  },
});
