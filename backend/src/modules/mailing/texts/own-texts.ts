import type { EntityManager } from 'typeorm';
import type { OutgoingEmail } from '../outgoing-email.entity.js';
import type { Texts } from '../composing/define-email.js';

/** SQL for the texts that the owner has written for `email`, a row of `outgoing_emails`. */
export const OWN_TEXTS = `(
  select own.blocks from email_texts own
  where own.template = email.template and own.language = email.language
    and (own.contest_id = email.contest_id or (own.contest_id is null and email.contest_id is null)))`;

type EmailWithTexts = Pick<OutgoingEmail, 'id' | 'status' | 'texts'>;

/**
 * The texts of each email, by its id: those that are stored with it, as with a sent email or a trial, and for any other
 * email the owner's present texts. Null means the usual texts; emails that an earlier release sent have null.
 */
export async function findTexts(
  manager: EntityManager,
  emails: EmailWithTexts[],
): Promise<Map<string, Texts | null>> {
  const waiting = emails.filter(({ status, texts }) => texts === null && status !== 'sent');
  const found =
    waiting.length === 0
      ? []
      : await manager.query<Array<{ id: string; texts: Texts | null }>>(
          `select email.id, ${OWN_TEXTS} as texts from outgoing_emails email where email.id = any($1)`,
          [waiting.map(({ id }) => id)],
        );
  return new Map([
    ...emails.map(({ id, texts }) => [id, texts] as const),
    ...found.map(({ id, texts }) => [id, texts] as const),
  ]);
}
