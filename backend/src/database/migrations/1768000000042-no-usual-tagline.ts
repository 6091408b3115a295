import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_TAGLINES } from './first-texts.js';

/** The row of `app_state` that says that this was done. It outlasts an undo, after which the owner's line must not be filled in again. */
const DONE = 'first-tagline-kept';

/** A site whose owner has written no line about herself shows none. One that was there before keeps the line that it showed. */
export class NoUsualTagline1768000000042 implements MigrationInterface {
  readonly name = 'NoUsualTagline1768000000042';

  async up(queryRunner: QueryRunner): Promise<void> {
    const done = (await queryRunner.query(
      'insert into app_state (key) values ($1) on conflict do nothing returning key',
      [DONE],
    )) as object[];
    if (done.length === 0) return;
    await queryRunner.query(
      `update site_texts set published = $1::jsonb || published, draft = $1::jsonb || draft
       where exists (select from users) or exists (select from app_state where key = 'first-texts-kept')`,
      [FIRST_TAGLINES],
    );
  }

  /** The line stays: it is the owner's by now. */
  async down(): Promise<void> {}
}
