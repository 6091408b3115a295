import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry uses its captcha before its photo is decoded. */
export class ClaimedCaptchas1767000000070 implements MigrationInterface {
  readonly name = 'ClaimedCaptchas1767000000070';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table captchas add column used_by text, add column decodes smallint not null default 0,
         add constraint captchas_decodes check (decodes between 0 and 3)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table captchas drop column used_by, drop column decodes');
  }
}
