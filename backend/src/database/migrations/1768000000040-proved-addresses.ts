import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an entrant alone does, on the page of the entry. The release before opens that page by an emailed link only, and lets nobody
 * correct the address afterwards; a change is confirmed in the new mailbox. So each trace proves the address that the entry has. It keeps
 * no list of opened links, and a trace may be gone; then the next link of an email proves the address, and those that wait in mailboxes do.
 */
const WAS_OPENED = `
  exists (select from entry_sessions where entry_id = entry.id)
  or exists (select from entry_events where entry_id = entry.id
    and action in ('change-email', 'edit', 'revise', 'cancel-revision', 'withdraw', 'undo-withdraw'))
  or exists (select from entry_messages where entry_id = entry.id and author_id is null)
  or exists (select from erasure_requests where entry_id = entry.id)
  or exists (select from prize_offers where entry_id = entry.id and state in ('accepted', 'declined'))`;

/** When somebody showed that she reads the mailbox of an entry. A typed address is not proved, and neither is another one that takes its place. */
export class ProvedAddresses1768000000040 implements MigrationInterface {
  readonly name = 'ProvedAddresses1768000000040';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table contest_entries add column address_proved_at timestamptz');
    await queryRunner.query(
      `update contest_entries entry set address_proved_at = now()
       where erased_at is null and not is_demo and (${WAS_OPENED})`,
    );
    // Also for the release before, which knows no proof, and for an erasure.
    await queryRunner.query(
      `create function forget_proof_of_address() returns trigger language plpgsql set search_path = public, pg_temp as $$
         begin
           perform require_read_committed();
           new.address_proved_at := null;
           return new;
         end $$`,
    );
    await queryRunner.query(
      `create trigger contest_entries_forget_proof before update of email on contest_entries for each row
         when (old.email <> new.email and new.address_proved_at is not distinct from old.address_proved_at)
         execute function forget_proof_of_address()`,
    );
    await queryRunner.query(
      `alter table contest_entries
         add constraint contest_entries_proved_address check (address_proved_at is null or email <> '')`,
    );
  }

  /** To the release before, whoever has opened an entry reads its mailbox. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `delete from entry_sessions using contest_entries entry where entry.id = entry_id and entry.address_proved_at is null`,
    );
    await queryRunner.query('drop trigger contest_entries_forget_proof on contest_entries');
    await queryRunner.query('alter table contest_entries drop column address_proved_at');
    await queryRunner.query('drop function forget_proof_of_address()');
  }
}
