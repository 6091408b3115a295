import type { ReasonedTransition } from '@paattu/api-client/moderation';
import type { Reason } from '../../../records';

/** The reason that a decision has unless the moderator chooses another: the one used most lately, or the first. */
export function likeliestReason(reasons: Reason[], transition: ReasonedTransition): Reason | null {
  const [first = null, ...others] = reasons.filter(({ action }) => action === transition);
  return others.reduce(
    (likeliest, reason) => (likeliest && reason.recentUses > likeliest.recentUses ? reason : likeliest),
    first,
  );
}
