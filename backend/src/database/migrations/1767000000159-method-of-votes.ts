import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The method and the weights stay once anybody has voted or asked for a link, whatever the dates of the contest say by then: a role that
 * serves can move dates. A vote is never deleted. What is published stays so, because the method and the order of the gallery depend on it.
 */
export class MethodOfVotes1767000000159 implements MigrationInterface {
  readonly name = 'MethodOfVotes1767000000159';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create or replace function keep_method_of_votes() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if old.published_at is not null and old.voting_opens_at <= exact_now()
           or exists (select from ballots where contest_id = old.id)
           or exists (select from vote_requests where contest_id = old.id) then
           raise exception 'The method and the weights of contest % stay once voting has opened', old.id
             using errcode = 'check_violation', constraint = 'contests_method_stays';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(`drop trigger contests_method_stays on contests`);
    await queryRunner.query(
      `create trigger contests_method_stays before update on contests for each row
         when ((old.votes_method, old.rendition_weight, old.engagement_weight)
           is distinct from (new.votes_method, new.rendition_weight, new.engagement_weight))
         execute function keep_method_of_votes()`,
    );
    await queryRunner.query(
      `create function keep_publication() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         raise exception 'The publication of contest % stays', old.id
           using errcode = 'check_violation', constraint = 'contests_publication_stays';
       end $$`,
    );
    await queryRunner.query(
      `create trigger contests_publication_stays before update on contests for each row
         when (old.published_at is not null and old.published_at is distinct from new.published_at)
         execute function keep_publication()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contests_publication_stays on contests`);
    await queryRunner.query(`drop function keep_publication()`);
    await queryRunner.query(`drop trigger contests_method_stays on contests`);
    await queryRunner.query(
      `create or replace function keep_method_of_votes() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
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
}
