// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const SOURCES = 'backend/src';
export const ENTITIES = `${SOURCES}/entities.ts`;

/** The list of all entities, which the files `*.entity.ts` export. */
export function entitiesFile() {
  const found = readdirSync(join(root, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.entity.ts'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(root, SOURCES, file), 'utf8').matchAll(/^export class (\w+)/gm)].map(
        ([, name]) => ({
          name: String(name),
          file,
        }),
      ),
    );
  const imports = found.map(
    ({ name, file }) => `import { ${name} } from './${file.replace(/ts$/, 'js')}';\n`,
  );
  const names = found.map(({ name }) => `  ${name},\n`).sort();
  return `${imports.join('')}
/**
 * All entities; \`npm run generate\` writes this list. A foreign key may cross modules (by name, \`@ManyToOne('User')\`), so each process loads
 * all of them.
 */
export const entities = [
${names.join('')}];
`;
}
