import { PROOFS_AT_ONCE } from '@paattu/shared/moderation';
import { entrySentences } from '../sentences';

const t = entrySentences.proofs;

/** The question to the owner before entrants get emails. The number is that of one press. */
export function proofQuestion(unasked: number): { title: string; text: string } {
  return unasked > PROOFS_AT_ONCE
    ? { title: t.question(PROOFS_AT_ONCE), text: `${t.text} ${t.atOnce(PROOFS_AT_ONCE)}` }
    : { title: t.question(unasked), text: t.text };
}
