import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries that their entrants withdrew. The video of one may be entered again. */
export class WithdrawnEntries1766300000000 implements MigrationInterface {
  readonly name = 'WithdrawnEntries1766300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries
         add column withdrawn_at timestamptz,
         add column withdrawn_from text,
         drop constraint contest_entries_status,
         add constraint contest_entries_status check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
         add constraint contest_entries_withdrawn
           check ((status = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_from is null)),
         add constraint contest_entries_withdrawn_from check (withdrawn_from in ('pending', 'approved'))`,
    );
    await this.replaceIndex(queryRunner, `status not in ('rejected', 'withdrawn')`);
  }

  /** The release before knows no withdrawn entry; a rejected one is as little in the contest. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update contest_entries set status = 'rejected', withdrawn_at = null, withdrawn_from = null where status = 'withdrawn'`,
    );
    await this.replaceIndex(queryRunner, `status <> 'rejected'`);
    await queryRunner.query(
      `alter table contest_entries
         drop column withdrawn_at,
         drop column withdrawn_from,
         drop constraint contest_entries_status,
         add constraint contest_entries_status check (status in ('pending', 'approved', 'rejected'))`,
    );
  }

  private async replaceIndex(queryRunner: QueryRunner, where: string): Promise<void> {
    await queryRunner.query(`drop index contest_entries_one_per_video`);
    await queryRunner.query(
      `create unique index contest_entries_one_per_video on contest_entries (contest_id, video_id) where ${where}`,
    );
  }
}

/** Every part of the contest adds its own actions to the history, so the check is of their form alone. */
export class ActionsOfEntryEvents1766300000001 implements MigrationInterface {
  readonly name = 'ActionsOfEntryEvents1766300000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.replaceCheck(queryRunner, `check (action ~ '^[a-z]+(-[a-z]+)*$')`);
  }

  /** The history is kept: events of later actions stay, and the release before shows them without a label. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await this.replaceCheck(
      queryRunner,
      `check (action in ('submit', 'approve', 'reject', 'disapprove', 'delete')) not valid`,
    );
  }

  private async replaceCheck(queryRunner: QueryRunner, check: string): Promise<void> {
    await queryRunner.query(
      `alter table entry_events drop constraint entry_events_action, add constraint entry_events_action ${check}`,
    );
  }
}
