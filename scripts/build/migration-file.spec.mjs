// @ts-check
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../../backend/src/database/data-source.js';
import { root } from '../lib/project.mjs';
import { writeMigration } from './migration-file.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paattu-migration-'));
  cpSync(join(root, 'backend/src/database'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the new migration is numbered after the newest one, and has both directions', () => {
  const path = writeMigration(folder, 'songs-with-a-year', {
    up: ["alter table uploaded_songs add column year text default 'it''s \"new\"'"],
    down: ['alter table uploaded_songs drop column year'],
  });

  const [newest = ''] = migrations.map((Migration) => new Migration().name.slice(-13)).slice(-1);
  const stamp = String(Number(newest) + 1);
  expect(path).toBe(join(folder, 'migrations', `${stamp}-songs-with-a-year.ts`));
  expect(readFileSync(path, 'utf8')).toBe(`import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SongsWithAYear${stamp} implements MigrationInterface {
  readonly name = 'SongsWithAYear${stamp}';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table uploaded_songs add column year text default 'it''s \\"new\\"'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table uploaded_songs drop column year");
  }
}
`);
  const list = readFileSync(join(folder, 'data-source.ts'), 'utf8');
  expect(list).toContain(
    `import { SongsWithAYear${stamp} } from './migrations/${stamp}-songs-with-a-year.js';\n\nfunction `,
  );
  expect(list).toContain(`  SongsWithAYear${stamp},\n];`);
});
