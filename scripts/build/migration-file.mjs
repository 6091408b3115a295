// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Difference
 * @property {string[]} up the SQL that brings the schema to the entities
 * @property {string[]} down the SQL that brings it back
 */

/**
 * Writes the next migration, and names it in the list of them.
 * @param {string} folder of data-source.ts
 * @param {string} name in lower case, with hyphens
 * @param {Difference} difference
 * @returns {string} the path of its file
 */
export function writeMigration(folder, name, difference) {
  const files = readdirSync(join(folder, 'migrations')).filter((file) =>
    /^\d{13}-.*(?<!spec)\.ts$/.test(file),
  );
  const stamp = String(Math.max(...files.map((file) => Number(file.slice(0, 13)))) + 1);
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const className = `${words.join('')}${stamp}`;
  const path = join(folder, 'migrations', `${stamp}-${name}.ts`);
  writeFileSync(path, textOf(className, difference), { flag: 'wx' });

  const list = join(folder, 'data-source.ts');
  const source = readFileSync(list, 'utf8')
    .replace(
      /\n\nfunction /,
      `\nimport { ${className} } from './migrations/${stamp}-${name}.js';\n\nfunction `,
    )
    .replace(/(export const migrations[^;]*)\];/, `$1  ${className},\n];`);
  writeFileSync(list, source);
  return path;
}

/**
 * @param {string} className
 * @param {Difference} difference
 */
function textOf(className, { up, down }) {
  const queries = (/** @type {string[]} */ sql) =>
    sql.map((query) => `    await queryRunner.query(${JSON.stringify(query)});\n`).join('');
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  readonly name = '${className}';

  async up(queryRunner: QueryRunner): Promise<void> {
${queries(up)}  }

  async down(queryRunner: QueryRunner): Promise<void> {
${queries(down)}  }
}
`;
}
