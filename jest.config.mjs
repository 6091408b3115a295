import { fileURLToPath } from 'node:url';

/** NestJS 12 and many other packages are ES modules only. jest runs CommonJS, so SWC transforms all of them. */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: 'node',
  transform: { '\\.tsx$': swc(true), '\\.(ts|m?js)$': swc(false) },
  transformIgnorePatterns: [],
  resolver: '<rootDir>/scripts/test/jest-resolver.cjs',
  moduleNameMapper: {
    '^@paattu/api-client$': '<rootDir>/api-client/src/index.ts',
    '^@paattu/api-client/(.*)$': '<rootDir>/api-client/src/$1.ts',
    // Imports name the compiled file, as ES modules require.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['/dist/'],
};

export default {
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{backend,api-client,public-web,shell,admin-web}/src/**/!(*.int).spec.{ts,tsx}'],
    },
    { ...common, displayName: 'integration', testMatch: ['<rootDir>/backend/**/*.int.spec.ts'] },
    {
      ...common,
      displayName: 'scripts',
      testMatch: ['<rootDir>/scripts/!(faults)/**/*.spec.mjs', '<rootDir>/bench/**/*.spec.mjs'],
    },
    { ...common, displayName: 'faults', testMatch: ['<rootDir>/scripts/faults/*.spec.mjs'] },
  ],
};
