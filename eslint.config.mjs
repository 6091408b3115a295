import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { glossaryRule } from './scripts/check/glossary-rule.mjs';
import { deviceClock } from './scripts/check/site-zone-rule.mjs';

/** A sentence writes 1,234 and not 1234, as lists and buttons do. */
const bareCount = {
  selector:
    "ArrowFunctionExpression:has(> Identifier.params[name='count'][typeAnnotation.typeAnnotation.type='TSNumberKeyword']) TemplateLiteral > Identifier[name='count']",
  message: 'Write formatCount(count).',
};

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
    // Rules that need types are in .oxlintrc.json: TypeScript's native checker takes a sixth of the time.
    extends: [tseslint.configs.recommended],
    plugins: { regexp, glossary: { rules: { terms: glossaryRule } } },
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
    },
  },
  {
    files: ['backend/**/*.{ts,tsx}'],
    // NestJS finds what a class needs in the types of its constructor, so these imports are no types alone.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['{public-web,shell,admin-web}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
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
    files: ['admin-web/src/**/*sentences.ts'],
    rules: { 'no-restricted-syntax': ['error', ...deviceClock, bareCount] },
  },
);
