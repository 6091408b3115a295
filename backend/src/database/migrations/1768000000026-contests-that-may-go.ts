import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Acts on what people send, give or decide in a contest. They are in the audit log for ever, also when the entry is erased. */
const HAD_SOMETHING = `subject_kind in ('entry', 'vote', 'judge', 'round', 'mark', 'result', 'prize')`;

const MAY_GO = `
  perform require_read_committed();
  if contest_was_empty(old.id) and old.winner_at <= exact_now() then
    return old;
  end if;`;

const STAYS = `
  perform require_read_committed();`;

const publishedContest = (rule: string) => `
  create or replace function keep_published_contest() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin${rule}
      raise exception 'A published contest stays'
        using errcode = 'check_violation', constraint = 'contests_published_stay';
    end $$`;

/** Before a row of rules is deleted with its contest, the contest is gone. */
const publishedRules = (mayGo: string) => `
  create or replace function keep_published_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      perform require_read_committed();
      if tg_op = 'DELETE' and ${mayGo} then
        return old;
      end if;
      if old.published_at <= exact_now() then
        raise exception 'published rules never change' using errcode = 'restrict_violation';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`;

const OF_EXAMPLE = 'old.contest_id = example_contest()';

const zoneOrElse = (zone: string) => `
  create or replace function site_time_zone() returns text language sql stable set search_path = public, pg_temp as $$
    select coalesce((select time_zone from site_settings),
      (select time_zone from contests where published_at is not null order by winner_at desc limit 1), '${zone}') $$`;

/**
 * A published contest may be deleted once it is over, if nothing ever was in it: no entry, no vote, no judge, no round, no result. Its rules go
 * with it, and with it alone. Without a contest, the days of the site are those of the contest that new sites began with.
 */
export class ContestsThatMayGo1768000000026 implements MigrationInterface {
  readonly name = 'ContestsThatMayGo1768000000026';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function contest_was_empty(contest uuid) returns boolean language sql stable set search_path = public, pg_temp as $$
         select not exists (select from contest_entries where contest_id = contest)
           and not exists (select from ballots where contest_id = contest)
           and not exists (select from judges where contest_id = contest)
           and not exists (select from jury_rounds where contest_id = contest)
           and not exists (select from contest_results where contest_id = contest)
           and not exists (select from legal_holds where contest_id = contest and lifted_at is null)
           and not exists (select from audit_log where contest_id = contest and ${HAD_SOMETHING}) $$`,
    );
    await queryRunner.query(publishedContest(MAY_GO));
    await queryRunner.query(
      publishedRules(`(${OF_EXAMPLE} or not exists (select from contests where id = old.contest_id))`),
    );
    await queryRunner.query(zoneOrElse('Asia/Kolkata'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(zoneOrElse('UTC'));
    await queryRunner.query(publishedRules(OF_EXAMPLE));
    await queryRunner.query(publishedContest(STAYS));
    await queryRunner.query('drop function contest_was_empty(uuid)');
  }
}
