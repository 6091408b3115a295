import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Proof of entrants that their videos are theirs. */
export class OwnershipProofs1766730000000 implements MigrationInterface {
  readonly name = 'OwnershipProofs1766730000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table ownership_proofs (
         entry_id uuid not null,
         code text not null,
         state text not null default 'asked',
         video_id text,
         asked_at timestamptz not null default site_now(),
         decided_at timestamptz,
         constraint ownership_proofs_pkey primary key (entry_id),
         constraint ownership_proofs_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade,
         constraint ownership_proofs_code check (code ~ '^paattu(-[a-hjkmnp-z2-9]{4}){2}$'),
         constraint ownership_proofs_state check (state in ('asked', 'proved', 'cancelled')),
         constraint ownership_proofs_video_of_proved_ones check ((state = 'proved') = (video_id is not null)),
         constraint ownership_proofs_decided check ((state = 'asked') = (decided_at is null))
       )`,
    );
    await queryRunner.query(`create unique index ownership_proofs_code_once on ownership_proofs (code)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table ownership_proofs`);
  }
}
