import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the gallery of a contest begins, which stays once it is published, and what it allows of artificial intelligence. */
export class GalleryOrders1767000000111 implements MigrationInterface {
  readonly name = 'GalleryOrders1767000000111';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests
         add column gallery_order text not null default 'views'
           constraint contests_gallery_order check (gallery_order in ('views', 'submitted', 'shuffled')),
         add column ai_rule text
           constraint contests_ai_rule check (ai_rule in ('voice-human', 'none', 'declared'))`,
    );
    await queryRunner.query(
      `create function keep_gallery_order() returns trigger language plpgsql as $$
       begin
         raise exception 'The order of the gallery of contest % stays once it is published', old.id
           using errcode = 'check_violation', constraint = 'contests_gallery_order_stays';
       end $$`,
    );
    await queryRunner.query(
      `create trigger contests_gallery_order_stays before update on contests for each row
         when (old.published_at is not null and old.gallery_order <> new.gallery_order)
         execute function keep_gallery_order()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger contests_gallery_order_stays on contests');
    await queryRunner.query('drop function keep_gallery_order()');
    await queryRunner.query('alter table contests drop column ai_rule, drop column gallery_order');
  }
}
