import type { MigrationInterface, QueryRunner } from 'typeorm';
import { insertFirstRows } from './base-line/first-rows.js';
import { FOLD_FUNCTIONS } from './base-line/fold-text.sql.js';
import { FUNCTIONS } from './base-line/functions.sql.js';
import { TABLES, VIEWS } from './base-line/tables.sql.js';
import { TRIGGERS } from './base-line/triggers.sql.js';

/** The last migration of release 0.1.0, whose schema is the base line. */
export const LAST_BEFORE_BASE_LINE = 'FilledVotes1767000000174';

/** No release before this one has a schema to which a database of this one could go back. */
export class MadeByThisReleaseError extends Error {
  constructor() {
    super(
      'DATABASE_URL: release 1.0.0 or later made or restored this database, and no earlier release can use it, so its base line stays. To go back, restore a backup that the earlier release has made.',
    );
    this.name = 'MadeByThisReleaseError';
  }
}

/**
 * The schema of release 1.0.0 before its own changes, with the rows that a new site begins with. A database that release 0.1.0 has brought up to date has
 * all of it.
 */
export class BaseLine1768000000000 implements MigrationInterface {
  readonly name = 'BaseLine1768000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    if (await isOfReleaseBefore(queryRunner)) return;
    await queryRunner.query('create extension if not exists pg_trgm');
    // The functions name tables, and the tables functions.
    await queryRunner.query('set local check_function_bodies = off');
    for (const part of [FOLD_FUNCTIONS, FUNCTIONS, TABLES, VIEWS, TRIGGERS]) await queryRunner.query(part);
    await insertFirstRows(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    if (!(await isOfReleaseBefore(queryRunner))) throw new MadeByThisReleaseError();
  }
}

async function isOfReleaseBefore(queryRunner: QueryRunner): Promise<boolean> {
  const found = (await queryRunner.query('select from migrations where name = $1', [
    LAST_BEFORE_BASE_LINE,
  ])) as unknown[];
  return found.length > 0;
}
