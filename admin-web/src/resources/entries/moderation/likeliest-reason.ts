import type { ReasonedTransition } from '@paattu/shared/moderation';
import type { Reason } from '../api';

/** The reason for the first finding that any is for: the one used most lately of several, or the first. Null for none: any other reason is a guess. */
export function reasonForFindings(
  reasons: Reason[],
  transition: ReasonedTransition,
  findings: Reason['findings'],
): Reason | null {
  const offered = reasons.filter(({ action }) => action === transition);
  for (const finding of findings) {
    const found = usedMost(offered.filter((reason) => reason.findings.includes(finding)));
    if (found) return found;
  }
  return null;
}

/**
 * The reason that a decision has unless the moderator chooses another: one for the first finding that any is for, or any.
 * Of several, the one used most lately, or the first.
 */
export function likeliestReason(
  reasons: Reason[],
  transition: ReasonedTransition,
  findings: Reason['findings'] = [],
): Reason | null {
  return (
    reasonForFindings(reasons, transition, findings) ??
    usedMost(reasons.filter(({ action }) => action === transition))
  );
}

function usedMost(reasons: Reason[]): Reason | null {
  return reasons.reduce<Reason | null>(
    (likeliest, reason) => (likeliest && reason.recentUses <= likeliest.recentUses ? likeliest : reason),
    null,
  );
}
