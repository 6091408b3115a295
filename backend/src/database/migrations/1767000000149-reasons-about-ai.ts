import type { MigrationInterface, QueryRunner } from 'typeorm';

const FINDINGS = `'unlisted', 'blocked-in-india', 'age-restricted', 'made-for-kids', 'too-short', 'too-long', 'older-than-contest', 'channel-entered', 'missing', 'not-embeddable', 'live'`;

// A doubtful video may have the declaration “nothing”, or none.
const UNDECLARED = 'Made with AI, not declared';

const REASONS = [
  {
    action: 'reject',
    label: 'The voice is made by AI',
    text: 'The voice in your video is made by artificial intelligence, which the rules of this contest do not allow.',
    malayalam: 'നിങ്ങളുടെ വീഡിയോയിലെ ശബ്ദം നിർമിത ബുദ്ധി ഉണ്ടാക്കിയതാണ്. ഈ മത്സരത്തിന്റെ നിയമങ്ങൾ അത് അനുവദിക്കുന്നില്ല.',
    findings: [],
  },
  {
    action: 'reject',
    label: UNDECLARED,
    text: 'YouTube says that your video has altered or synthetic content, and you declared nothing that artificial intelligence made, or did not answer.',
    malayalam:
      'നിങ്ങളുടെ വീഡിയോയിൽ മാറ്റം വരുത്തിയതോ കൃത്രിമമായി ഉണ്ടാക്കിയതോ ആയ ഭാഗങ്ങളുണ്ടെന്ന് യൂട്യൂബ് പറയുന്നു. നിർമിത ബുദ്ധി ഉണ്ടാക്കിയതായി നിങ്ങൾ ഒന്നും അറിയിച്ചിട്ടില്ല, അല്ലെങ്കിൽ ആ ചോദ്യത്തിന് ഉത്തരം നൽകിയിട്ടില്ല.',
    findings: ['declared-synthetic'],
  },
  {
    action: 'disapprove',
    label: 'The voice is made by AI',
    text: 'We are looking into whether the voice in your video is made by artificial intelligence, which the rules of this contest do not allow.',
    malayalam:
      'നിങ്ങളുടെ വീഡിയോയിലെ ശബ്ദം നിർമിത ബുദ്ധി ഉണ്ടാക്കിയതാണോ എന്ന് ഞങ്ങൾ പരിശോധിക്കുകയാണ്. ഈ മത്സരത്തിന്റെ നിയമങ്ങൾ അത് അനുവദിക്കുന്നില്ല.',
    findings: [],
  },
  {
    action: 'disapprove',
    label: UNDECLARED,
    text: 'YouTube says that your video has altered or synthetic content, and you declared nothing that artificial intelligence made, or did not answer. We are looking into it.',
    malayalam:
      'നിങ്ങളുടെ വീഡിയോയിൽ മാറ്റം വരുത്തിയതോ കൃത്രിമമായി ഉണ്ടാക്കിയതോ ആയ ഭാഗങ്ങളുണ്ടെന്ന് യൂട്യൂബ് പറയുന്നു. നിർമിത ബുദ്ധി ഉണ്ടാക്കിയതായി നിങ്ങൾ ഒന്നും അറിയിച്ചിട്ടില്ല, അല്ലെങ്കിൽ ആ ചോദ്യത്തിന് ഉത്തരം നൽകിയിട്ടില്ല. ഞങ്ങൾ ഇത് പരിശോധിക്കുകയാണ്.',
    findings: ['declared-synthetic'],
  },
];

/** The reasons of decisions about what artificial intelligence made. */
export class ReasonsAboutAi1767000000149 implements MigrationInterface {
  readonly name = 'ReasonsAboutAi1767000000149';

  async up(queryRunner: QueryRunner): Promise<void> {
    await setFindings(queryRunner, `${FINDINGS}, 'declared-synthetic'`);
    for (const { action, label, text, malayalam, findings } of REASONS)
      await queryRunner.query(
        `insert into moderation_reasons (action, label, text, text_malayalam, findings, position)
         select $1, $2, $3, $4, $5, coalesce(max(position) + 1, 0) from moderation_reasons where action = $1`,
        [action, label, text, malayalam, findings],
      );
  }

  /** Reasons that decisions have used stay, without the finding. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `delete from moderation_reasons reason where text = any($1)
         and not exists (select from entry_events where reason_id = reason.id)`,
      [REASONS.map(({ text }) => text)],
    );
    await queryRunner.query(
      `update moderation_reasons set findings = array_remove(findings, 'declared-synthetic')
       where 'declared-synthetic' = any(findings)`,
    );
    await setFindings(queryRunner, FINDINGS);
  }
}

async function setFindings(queryRunner: QueryRunner, findings: string): Promise<void> {
  await queryRunner.query(
    `alter table moderation_reasons drop constraint moderation_reasons_findings,
       add constraint moderation_reasons_findings check (findings <@ array[${findings}])`,
  );
}
