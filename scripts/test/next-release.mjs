// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { backendDist, root } from '../lib/project.mjs';

/*
 * Loaded before a program of the server (`node --import`), this turns it into the next release: for each table in
 * NEXT_RELEASE_EXPANDS there is one more migration, which adds everything that a release may add to a table.
 */
const FIRST = 9_000_000_000_000;

if (isMainThread) {
  const dataSource = pathToFileURL(join(root, backendDist, 'database/data-source.js')).href;
  /** @type {typeof import('../../backend/src/database/data-source.js')} */
  const { migrations } = await import(dataSource);
  migrations.push(...(process.env.NEXT_RELEASE_EXPANDS ?? '').split(',').map(expand));
}

/**
 * @param {string} table
 * @param {number} n
 */
function expand(table, n) {
  return class {
    name = `Expand${table}${FIRST + n}`;

    /** @param {import('typeorm').QueryRunner} queryRunner */
    async up(queryRunner) {
      await queryRunner.query(`alter table ${table} add column next_note text,
                                 add column next_count integer not null default 0`);
      await queryRunner.query(`create index ${table}_next on ${table} (next_count)`);
      await queryRunner.query(`create table next_${table} (id uuid primary key)`);
    }

    /** @param {import('typeorm').QueryRunner} queryRunner */
    async down(queryRunner) {
      await queryRunner.query(`drop table next_${table}`);
      await queryRunner.query(`alter table ${table} drop column next_note, drop column next_count`);
    }
  };
}
