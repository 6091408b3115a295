import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/playwright-report/',
    '**/test-results/',
    'api-client/src/schema.d.ts',
    'backend/src/metadata.ts',
    'backend/demo/',
  ]),
  {
    files: ['{backend,api-client,public-web,shell,admin-web,e2e}/**/*.{ts,tsx}', '{scripts,bench}/**/*.mjs'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A method may have to be asynchronous because its interface is.
      '@typescript-eslint/require-await': 'off',
      // FormData's values are strings wherever no file is asked for, which the types cannot know.
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  {
    files: ['{public-web,shell,admin-web}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Their functions are closures; none reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An event handler may be asynchronous; a promise that nobody awaits is found by no-floating-promises still.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // In tests bodies of responses are `any`, and the assertions say what they must be; in scripts the types of what is
    // read stand in comments, which these rules do not see.
    files: ['**/*.spec.{ts,tsx}', 'backend/test/**', 'e2e/**', 'scripts/**', 'bench/**'],
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
