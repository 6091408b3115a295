// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const SOURCES = 'backend/src';

const ENTITIES = {
  files: '.entity.ts',
  exported: /^export class (\w+)/gm,
  list: 'entities',
  comment: `/**
 * All entities; \`npm run generate\` writes this list. A foreign key may cross modules (by name, \`@ManyToOne('User')\`), so each process loads
 * all of them.
 */`,
  isTuple: '',
};

const EMAILS = {
  files: '.email.tsx',
  exported: /^export const (\w+) = define(?:Owner)?Email\(/gm,
  list: 'emails',
  comment: `/** The emails of all modules; \`npm run generate\` writes this list. The worker sends each, and the console shows it. */`,
  isTuple: ' as const',
};

/** The lists of what modules declare in files of their own, by the path of the list. */
export const lists = () =>
  Object.fromEntries([ENTITIES, EMAILS].map((kind) => [`${SOURCES}/${kind.list}.ts`, listOf(kind)]));

/** @param {typeof ENTITIES} kind */
function listOf({ files, exported, list, comment, isTuple }) {
  const found = readdirSync(join(root, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(files))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(root, SOURCES, file), 'utf8').matchAll(exported)].map(([, name]) => ({
        name: String(name),
        file,
      })),
    );
  const imports = found.map(
    ({ name, file }) => `import { ${name} } from './${file.replace(/tsx?$/, 'js')}';\n`,
  );
  const names = found.map(({ name }) => `  ${name},\n`).sort();
  return `${imports.join('')}
${comment}
export const ${list} = [
${names.join('')}]${isTuple};
`;
}
