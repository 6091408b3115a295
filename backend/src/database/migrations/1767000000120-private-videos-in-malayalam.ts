import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = 'അത് സ്വകാര്യമായിരിക്കാം (private)';
const AFTER = 'അത് പ്രൈവറ്റ് (private) ആയിരിക്കാം';

/** The Malayalam of the two reasons that the list began with and that name a private video. */
const TEXTS = [
  `നിങ്ങളുടെ വീഡിയോ കാണാനായില്ല. ${BEFORE}, അല്ലെങ്കിൽ യൂട്യൂബിൽ ഇപ്പോൾ ഇല്ലായിരിക്കാം.`,
  `നിങ്ങളുടെ വീഡിയോ ഇപ്പോൾ കാണാനാകുന്നില്ല. ${BEFORE}, അല്ലെങ്കിൽ യൂട്യൂബിൽ ഇല്ലായിരിക്കാം.`,
];

/** Reasons name the setting of a private video as the site does. A text of the owner stays, and so does what an entrant was told. */
export class PrivateVideosInMalayalam1767000000120 implements MigrationInterface {
  readonly name = 'PrivateVideosInMalayalam1767000000120';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of TEXTS) await replace(queryRunner, text, text.replace(BEFORE, AFTER));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of TEXTS) await replace(queryRunner, text.replace(BEFORE, AFTER), text);
  }
}

async function replace(queryRunner: QueryRunner, before: string, after: string): Promise<void> {
  await queryRunner.query('update moderation_reasons set text_malayalam = $2 where text_malayalam = $1', [
    before,
    after,
  ]);
}
