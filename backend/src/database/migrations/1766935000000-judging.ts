import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the result of a contest is computed, which stays once people vote, and what its judges read. */
export class Judging1766935000000 implements MigrationInterface {
  readonly name = 'Judging1766935000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests
         add column votes_method text not null default 'places'
           constraint contests_votes_method check (votes_method in ('places', 'share_of_best')),
         add column rendition_weight smallint not null default 30,
         add column engagement_weight smallint not null default 20,
         add column rendition_guidance text,
         add column rendition_guidance_malayalam text,
         add column engagement_guidance text,
         add column engagement_guidance_malayalam text,
         add constraint contests_weights check (
           rendition_weight between 0 and 100 and engagement_weight between 0 and 100
           and rendition_weight + engagement_weight <= 100
         )`,
    );
    await queryRunner.query(
      `create function keep_method_of_votes() returns trigger language plpgsql as $$
       begin
         raise exception 'The method and the weights of contest % stay once voting has opened', old.id
           using errcode = 'check_violation', constraint = 'contests_method_stays';
       end $$`,
    );
    await queryRunner.query(
      `create trigger contests_method_stays before update on contests for each row
         when (old.published_at is not null and old.voting_opens_at <= site_now()
           and (old.votes_method, old.rendition_weight, old.engagement_weight)
             is distinct from (new.votes_method, new.rendition_weight, new.engagement_weight))
         execute function keep_method_of_votes()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contests_method_stays on contests`);
    await queryRunner.query(`drop function keep_method_of_votes()`);
    await queryRunner.query(
      `alter table contests drop column votes_method, drop column rendition_weight, drop column engagement_weight,
         drop column rendition_guidance, drop column rendition_guidance_malayalam,
         drop column engagement_guidance, drop column engagement_guidance_malayalam`,
    );
  }
}
