import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which judge marks which entry in which round. Apart from the tables of the jury, because a foreign key locks the table in use that it
 * names, and a migration locks one.
 */
export class JuryAssignments1766940000001 implements MigrationInterface {
  readonly name = 'JuryAssignments1766940000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table jury_assignments (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         round_id uuid not null,
         judge_id uuid not null,
         entry_id uuid not null,
         state text not null default 'assigned',
         rendition smallint,
         engagement smallint,
         rendition_locked_at timestamptz,
         reason text,
         note text,
         version integer not null default 1,
         submitted_at timestamptz,
         changed_at timestamptz not null default site_now(),
         constraint jury_assignments_pkey primary key (id),
         constraint jury_assignments_round_id_contest_id_fkey foreign key (round_id, contest_id)
           references jury_rounds (id, contest_id) on delete cascade,
         constraint jury_assignments_judge_id_contest_id_fkey foreign key (judge_id, contest_id)
           references judges (id, contest_id) on delete cascade,
         constraint jury_assignments_entry_id_contest_id_fkey foreign key (entry_id, contest_id)
           references contest_entries (id, contest_id) on delete cascade,
         constraint jury_assignments_state check (state in ('assigned', 'draft', 'submitted', 'abstained', 'recused')),
         constraint jury_assignments_rendition check (rendition between 0 and 20),
         constraint jury_assignments_engagement check (engagement between 0 and 20),
         constraint jury_assignments_lock check (rendition_locked_at is null or rendition is not null),
         constraint jury_assignments_engagement_after_lock check (engagement is null or rendition_locked_at is not null),
         constraint jury_assignments_submitted check (
           (state = 'submitted') = (submitted_at is not null)
           and (state <> 'submitted' or num_nulls(rendition, engagement, rendition_locked_at) = 0)),
         constraint jury_assignments_recused check (state <> 'recused' or num_nonnulls(rendition, engagement) = 0),
         constraint jury_assignments_reason check (
           (state = 'abstained') = (reason is not null) and reason in ('sound', 'language', 'video', 'other')),
         constraint jury_assignments_note check (length(note) <= 1000)
       )`,
    );
    await queryRunner.query(
      `create unique index jury_assignments_once on jury_assignments (round_id, judge_id, entry_id)`,
    );
    await queryRunner.query(`create index jury_assignments_of_judge on jury_assignments (judge_id)`);
    await queryRunner.query(`create index jury_assignments_of_entry on jury_assignments (entry_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table jury_assignments`);
  }
}
