import { PROOFS_AT_ONCE } from '@paattu/api-client/moderation';
import { translations } from '../../../translations';

const t = translations.entries.proofs;

/** The question before entrants are asked for proof. It counts those whom one press asks. */
export function proofQuestion(unasked: number): { title: string; text: string } {
  return unasked > PROOFS_AT_ONCE
    ? { title: t.question(PROOFS_AT_ONCE), text: `${t.text} ${t.atOnce(PROOFS_AT_ONCE)}` }
    : { title: t.question(unasked), text: t.text };
}
