import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which a person reads emails. A migration for each table, because one may not lock two in use. */
abstract class AddLanguage implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly table: string;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table ${this.table} add column language text not null default 'en'
         constraint ${this.table}_language check (language ~ '^[a-z]{2}$')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table ${this.table} drop column language`);
  }
}

export class LanguageOfUsers1764500000000 extends AddLanguage {
  readonly name = 'LanguageOfUsers1764500000000';
  protected readonly table = 'users';
}

export class LanguageOfEntries1764500000001 extends AddLanguage {
  readonly name = 'LanguageOfEntries1764500000001';
  protected readonly table = 'contest_entries';
}

export class LanguageOfContactMessages1764500000002 extends AddLanguage {
  readonly name = 'LanguageOfContactMessages1764500000002';
  protected readonly table = 'contact_messages';
}

export class LanguageOfEmails1764500000003 extends AddLanguage {
  readonly name = 'LanguageOfEmails1764500000003';
  protected readonly table = 'outgoing_emails';
}

/** The owner's texts of a contest in Malayalam. */
export class ContestsInMalayalam1764500000004 implements MigrationInterface {
  readonly name = 'ContestsInMalayalam1764500000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests add column title_malayalam text, add column sponsor_name_malayalam text`,
    );
    // The contest that the first migration inserts.
    await queryRunner.query(
      `update contests set title_malayalam = 'കവർ സോങ് മത്സരം 2025' where title = 'Cover Song Contest 2025'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests drop column title_malayalam, drop column sponsor_name_malayalam`,
    );
  }
}
