import { PROOFS_AT_ONCE } from '@paattu/shared/moderation';
import type { UnreachableEntrants } from '../api';
import { entrySentences } from '../sentences';

const t = entrySentences.proofs;

/**
 * The question before entrants are asked for proof. Says how many emails the press sends, and which entrants get none. `emails` says what the
 * entrants receive.
 */
export function proofQuestion(
  proofs: UnreachableEntrants & { unasked: number },
  emails: string,
): { title: string; text: string } {
  const { unasked, unreachable } = proofs;
  const isMore = unasked > PROOFS_AT_ONCE;
  const text = [
    t.why,
    t.text,
    emails,
    ...(isMore ? [t.atOnce(PROOFS_AT_ONCE)] : []),
    ...(unreachable > 0 ? [t.missedBefore(unreachable, namesOf(proofs))] : []),
  ].join(' ');
  return { title: t.question(isMore ? PROOFS_AT_ONCE : unasked), text };
}

/** The names of the entrants with a dead address. The server names the first ones and counts the others. */
export function namesOf({ unreachable, unreachableEntrants }: UnreachableEntrants): string {
  const names = unreachableEntrants.map(({ name }) => name).join(', ');
  const unnamed = unreachable - unreachableEntrants.length;
  return unnamed > 0 ? t.others(names, unnamed) : names;
}
