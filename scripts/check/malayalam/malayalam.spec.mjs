// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const FOLDERS = ['public-web/src/translations/ml', 'backend/src/translations/ml'];
const files = [
  'api-client/src/locales.ts',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
      .map((file) => join(folder, file)),
  ),
];

test.each(files)('the Malayalam of %s is composed, with atomic chillus', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toMatch(/\p{Script=Malayalam}/u);
  expect(text.normalize('NFC')).toBe(text);
  // Virama and joiner: the chillu of old fonts.
  expect(text).not.toMatch(/\u0d4d\u200d/);
});
