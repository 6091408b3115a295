import type { Entry, Reason } from '../../../records';
import { type DecisionKind, reasonsFor } from './decision-kinds';
import { findingsOf } from './findings-of';
import { likeliestReason } from './likeliest-reason';

/** The reason that a decision about these entries has unless the moderator chooses another. */
export function likeliestFor(reasons: Reason[], entries: Entry[], kind: DecisionKind): Reason | null {
  const transition = reasonsFor(kind);
  return transition && likeliestReason(reasons, transition, findingsOf(entries, kind));
}
