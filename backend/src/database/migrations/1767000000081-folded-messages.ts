import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search of contact messages compares folded text, too. A migration of its own, because one locks one table in use. */
export class FoldedMessages1767000000081 implements MigrationInterface {
  readonly name = 'FoldedMessages1767000000081';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index contact_messages_folded_search on contact_messages using gin (fold_text(name) gin_trgm_ops, email gin_trgm_ops, fold_text(subject) gin_trgm_ops)`,
    );
    await queryRunner.query(`drop index contact_messages_search`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index contact_messages_search on contact_messages using gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops)`,
    );
    await queryRunner.query(`drop index contact_messages_folded_search`);
  }
}
