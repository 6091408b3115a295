import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_EMAIL = `select email.sent_at + (site_now() - now()) into sent from outgoing_emails email
           where email.id = offer.email_id and email.delivery = 'smtp';`;
const OF_OFFER = 'sent := offer.email_sent_at;';

/** The clock of an offer that is suspended or goes on runs from its own column, which stays when the email is deleted. */
export class ClocksByColumns1767000000171 implements MigrationInterface {
  readonly name = 'ClocksByColumns1767000000171';

  up(queryRunner: QueryRunner): Promise<void> {
    return replaceIn(queryRunner, OF_EMAIL, OF_OFFER);
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return replaceIn(queryRunner, OF_OFFER, OF_EMAIL);
  }
}

/** Fails unless the function has the part. */
async function replaceIn(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  const [{ definition }] = (await queryRunner.query(
    `select pg_get_functiondef('suspend_offer'::regproc) as definition`,
  )) as [{ definition: string }];
  if (!definition.includes(from)) throw new Error('suspend_offer() is another one');
  await queryRunner.query(definition.replace(from, to));
}
