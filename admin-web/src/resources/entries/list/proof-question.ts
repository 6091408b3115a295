import { PROOFS_AT_ONCE } from '@paattu/shared/moderation';
import type { UnreachableEntrants } from '../api';
import { entrySentences } from '../sentences';
import { namesOf } from './unreachable';

const t = entrySentences.proofs;

/** The question to the owner before entrants get emails: how many one press asks, and whom it misses. */
export function proofQuestion(proofs: UnreachableEntrants & { unasked: number }): {
  title: string;
  text: string;
} {
  const { unasked, unreachable } = proofs;
  const isMore = unasked > PROOFS_AT_ONCE;
  const text = [
    t.text,
    ...(isMore ? [t.atOnce(PROOFS_AT_ONCE)] : []),
    ...(unreachable > 0 ? [t.missedBefore(unreachable, namesOf(proofs))] : []),
  ].join(' ');
  return { title: t.question(isMore ? PROOFS_AT_ONCE : unasked), text };
}
