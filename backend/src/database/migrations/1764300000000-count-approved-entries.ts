import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The changes of a statement to the number of approved entries, as 1 and -1 for each row. */
const CHANGES = {
  insert: `select contest_id, 1 as change from after where status = 'approved'`,
  update: `select contest_id, 1 as change from after where status = 'approved'
           union all select contest_id, -1 from before where status = 'approved'`,
  delete: `select contest_id, -1 as change from before where status = 'approved'`,
};

const ROWS = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
};

const EVENTS = ['insert', 'update', 'delete'] as const;

/**
 * Triggers keep `contests.approved_entry_count`. They run once for each statement: a trigger for each row
 * would update the row of the contest for each of its entries, which takes ten seconds for 20,000 entries.
 */
export class CountApprovedEntries1764300000000 implements MigrationInterface {
  name = 'CountApprovedEntries1764300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const event of EVENTS) {
      await queryRunner.query(
        `create function count_approved_entries_on_${event}() returns trigger language plpgsql
         set search_path from current as $$
         begin
           update contests set approved_entry_count = approved_entry_count + changes.sum
           from (select contest_id, sum(change) from (${CHANGES[event]}) each_change
                 group by contest_id having sum(change) <> 0) changes
           where id = changes.contest_id;
           return null;
         end $$`,
      );
      // The first trigger locks the entries until the commit, so the count below includes all of them.
      await queryRunner.query(
        `create trigger contest_entries_count_on_${event} after ${event} on contest_entries
         referencing ${ROWS[event]} for each statement execute function count_approved_entries_on_${event}()`,
      );
    }
    await queryRunner.query(
      `update contests set approved_entry_count =
         (select count(*) from contest_entries where contest_id = contests.id and status = 'approved')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const event of EVENTS) {
      await queryRunner.query(`drop trigger contest_entries_count_on_${event} on contest_entries`);
      await queryRunner.query(`drop function count_approved_entries_on_${event}()`);
    }
  }
}
