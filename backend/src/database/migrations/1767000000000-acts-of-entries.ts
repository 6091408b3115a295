import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The table of entries writes what no program wrote: that an entrant withdrew, that an entry is gone. Whoever verifies a result can then
 * see that an entry left. Each contest that is under way gets an act with what the acts before it could not say.
 */
export class ActsOfEntries1767000000000 implements MigrationInterface {
  readonly name = 'ActsOfEntries1767000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // No vote is quarantined or released meanwhile.
    await queryRunner.query(`select pg_advisory_xact_lock(1766920000)`);
    await queryRunner.query(
      `create function record_entry() returns trigger language plpgsql as $$
       begin
         if tg_op = 'DELETE' then
           insert into audit_log (action, subject_kind, subject_id, contest_id, data)
           values ('entry.erase', 'entry', old.id, old.contest_id, jsonb_build_object('from', old.status));
         elsif tg_op = 'INSERT' then
           insert into audit_log (action, subject_kind, subject_id, contest_id, data)
           values ('entry.approve', 'entry', new.id, new.contest_id, jsonb_build_object('to', new.status));
         elsif new.status = 'deleted' then
           insert into audit_log (action, subject_kind, subject_id, contest_id, data)
           values ('entry.erase', 'entry', new.id, new.contest_id, jsonb_build_object('from', old.status));
         elsif new.status = 'withdrawn' then
           insert into audit_log (action, subject_kind, subject_id, contest_id, data)
           values ('entry.withdraw', 'entry', new.id, new.contest_id, jsonb_build_object('from', old.status, 'to', new.status));
         else
           insert into audit_log (action, subject_kind, subject_id, contest_id, data)
           values ('entry.restore', 'entry', new.id, new.contest_id, jsonb_build_object('from', old.status, 'to', new.status));
         end if;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contest_entries_record_approved after insert on contest_entries
         for each row when (new.status = 'approved') execute function record_entry()`,
    );
    await queryRunner.query(
      `create trigger contest_entries_record_withdrawn after update of status on contest_entries
         for each row when (old.status <> new.status and 'withdrawn' in (old.status, new.status)) execute function record_entry()`,
    );
    await queryRunner.query(
      `create trigger contest_entries_record_erased after delete on contest_entries
         for each row execute function record_entry()`,
    );
    await queryRunner.query(
      `insert into audit_log (action, subject_kind, subject_id, contest_id, data)
       select 'contest.takeStock', 'contest', id, id, jsonb_build_object(
         'format', 2,
         'approved', (select coalesce(jsonb_agg(entry.id order by entry.id), '[]') from contest_entries entry
           where entry.contest_id = contest.id and status = 'approved'),
         'quarantined', (select count(*) from ballots where ballots.contest_id = contest.id and 'quarantined' in (state, withdrawn_from)),
         'lost', (select count(*) from ballots left join contest_entries entry on entry.id = entry_id
           where ballots.contest_id = contest.id and entry.status is distinct from 'approved'),
         'rules', (select jsonb_build_object('number', number, 'sha256', sha256) from rule_versions rules
           where rules.contest_id = contest.id and rules.published_at <= coalesce(votes_closed_at, site_now())
           order by number desc limit 1))
       from contests contest
       where published_at is not null
         and not exists (select from contest_results where contest_results.contest_id = contest.id and state = 'final')
       order by id`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contest_entries_record_approved on contest_entries`);
    await queryRunner.query(`drop trigger contest_entries_record_withdrawn on contest_entries`);
    await queryRunner.query(`drop trigger contest_entries_record_erased on contest_entries`);
    await queryRunner.query(`drop function record_entry()`);
  }
}
