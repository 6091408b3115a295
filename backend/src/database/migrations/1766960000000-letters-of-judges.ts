import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The letter of a judge in the files of a result. Results of the release before have letters in the order of the ids, and keep them. The
 * owner has to drop one that it proposes after this migration, and propose it again.
 */
export class LettersOfJudges1766960000000 implements MigrationInterface {
  readonly name = 'LettersOfJudges1766960000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table judges add column letter text, add constraint judges_letter check (letter ~ '^[A-Z]$')`,
    );
    await queryRunner.query(
      `update judges set letter = chr(64 + position)
       from (
         select id, row_number() over (partition by contest_id order by id)::integer as position from judges
         where contest_id in (select contest_id from contest_results where state <> 'dropped')
           and id in (select judge_id from jury_assignments join jury_rounds round on round.id = round_id where number = 2)
       ) numbered where numbered.id = judges.id and position <= 26`,
    );
    await queryRunner.query('create unique index judges_letters on judges (contest_id, letter)');
  }

  /** Letters that were drawn are lost: a later `up` gives judges of these results others. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table judges drop column letter');
  }
}
