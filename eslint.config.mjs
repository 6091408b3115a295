import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { glossaryRule } from './scripts/check/glossary-rule.mjs';
import { deviceClock } from './scripts/check/site-zone-rule.mjs';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/playwright-report/',
    '**/test-results/',
    'packages/api-client/src/schema.d.ts',
    'packages/verify/verify.d.mts',
    'backend/src/metadata.ts',
    'backend/demo/',
  ]),
  {
    files: ['{backend,packages,public-web,shell,admin-web,e2e}/**/*.{ts,tsx}', '{scripts,bench}/**/*.mjs'],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { regexp, glossary: { rules: { terms: glossaryRule } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'glossary/terms': 'error',
      // Such an expression takes quadratic time or worse on a long text.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An interface may require a method to be asynchronous.
      '@typescript-eslint/require-await': 'off',
      // Values of FormData are strings in fields without files, which the types do not express.
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  {
    files: ['{public-web,shell,admin-web}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Their functions are closures that do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An event handler may be asynchronous; no-floating-promises still finds unhandled promises.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['admin-web/src/**'],
    ignores: ['admin-web/src/components/newest-list.tsx', '**/*.spec.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-admin',
          importNames: ['List', 'ListBase'],
          message: 'NewestList keeps the order as one object, so that a filter which was just chosen stays.',
        },
      ],
    },
  },
  {
    files: ['{admin-web,shell}/src/**'],
    ignores: ['admin-web/src/lib/{format,site-zone}.ts', '**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...deviceClock] },
  },
  {
    // In tests, response bodies are `any` and assertions check them. In scripts, types are in comments, which these
    // rules do not read.
    files: [
      '**/*.spec.{ts,tsx}',
      '{admin-web,backend,packages/api-client,public-web,shell}/test/**',
      'e2e/**',
      'scripts/**',
      'bench/**',
    ],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
