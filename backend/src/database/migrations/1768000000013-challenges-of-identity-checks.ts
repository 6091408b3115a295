import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A passkey also shows who is at a session. */
export class ChallengesOfIdentityChecks1768000000013 implements MigrationInterface {
  readonly name = 'ChallengesOfIdentityChecks1768000000013';

  async up(queryRunner: QueryRunner): Promise<void> {
    await allow(queryRunner, `'register', 'log-in', 'identity-check'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from passkey_challenges where purpose = 'identity-check'`);
    await allow(queryRunner, `'register', 'log-in'`);
  }
}

async function allow(queryRunner: QueryRunner, purposes: string): Promise<void> {
  await queryRunner.query(
    `alter table passkey_challenges drop constraint passkey_challenges_purpose,
       add constraint passkey_challenges_purpose check (purpose in (${purposes}))`,
  );
}
