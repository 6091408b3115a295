import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_REASONS } from './texts/first-reasons.js';

const PROBLEMS = ['missing', 'not-embeddable', 'live'];

/** What the reasons that the list begins with are for, by their names. */
const FIRST_FINDINGS: Record<string, string[]> = {
  'The video cannot be played': PROBLEMS,
  'Limited by age or country': ['blocked-in-india', 'age-restricted'],
  'Rules of the contest': ['too-short', 'too-long', 'older-than-contest'],
};

/** What a check of the video found, for which a reason is the likeliest. */
export class FindingsOfReasons1766720000000 implements MigrationInterface {
  readonly name = 'FindingsOfReasons1766720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table moderation_reasons
         add column findings text[] not null default '{}',
         add constraint moderation_reasons_findings check (findings <@ array['unlisted', 'blocked-in-india', 'age-restricted', 'made-for-kids', 'too-short', 'too-long', 'older-than-contest', 'channel-entered', 'missing', 'not-embeddable', 'live'])`,
    );
    for (const { action, label, text } of FIRST_REASONS) {
      // A reason that the owner has changed since may be for something else.
      await queryRunner.query(
        'update moderation_reasons set findings = $4 where action = $1 and label = $2 and text = $3',
        [action, label, text, FIRST_FINDINGS[label] ?? []],
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table moderation_reasons drop column findings`);
  }
}
