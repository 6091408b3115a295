// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { backendDist, root } from '../lib/project.mjs';

/*
 * Loaded before a program of the server (`node --import`), this turns it into the next release: for each table in
 * NEXT_RELEASE_EXPANDS there is one more migration, which adds everything that a release may add to a table, and a table
 * that names its rows, as that of the votes names entries.
 */
const FIRST = 9_000_000_000_000;

/** The columns of the primary key of a table, unless it is unlogged: no foreign key can name such a table. */
const KEY = `
  select format_type(atttypid, atttypmod) as type from pg_class
    join pg_index on indrelid = pg_class.oid
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
  where pg_class.oid = $1::regclass and relpersistence = 'p' and indisprimary`;

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
      const [key, ...more] = await queryRunner.query(KEY, [table]);
      const ofRow = key && more.length === 0 ? `, of_row ${key.type} references ${table}` : '';
      await queryRunner.query(`create table next_${table} (id uuid primary key${ofRow})`);
      await queryRunner.query(
        `create trigger next_${table}_stay before delete on next_${table} for each statement execute function reject_change()`,
      );
    }

    /**
     * First locks the table in use, as a request that deletes a row does before it looks for references.
     * @param {import('typeorm').QueryRunner} queryRunner
     */
    async down(queryRunner) {
      await queryRunner.query(`alter table ${table} drop column next_note, drop column next_count`);
      await queryRunner.query(`drop table next_${table}`);
    }
  };
}
