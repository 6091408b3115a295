import type { Entry, Reason } from '../api';
import { type DecisionKind, isAboutRevision, reasonsFor } from './decision-kinds';
import { findingsOf } from './findings-of';
import { likeliestReason, reasonForFindings } from './likeliest-reason';

/** The reasons are about videos and photos: none of them is likely for a change of the name alone. */
export function isOfName({ revision }: Entry, kind: DecisionKind): boolean {
  return (
    isAboutRevision(kind) && revision !== null && revision.videoId === null && revision.photoUrl === null
  );
}

/** Whether nothing that the check found speaks for the likeliest reason: then a single key asks, because the entrant reads it. */
export function isGuess(reasons: Reason[], entries: Entry[], kind: DecisionKind): boolean {
  const transition = reasonsFor(kind);
  return transition !== null && !reasonForFindings(reasons, transition, findingsOf(entries, kind));
}

/** The reason that a decision about these entries has unless the moderator chooses another. */
export function likeliestFor(reasons: Reason[], entries: Entry[], kind: DecisionKind): Reason | null {
  const transition = reasonsFor(kind);
  if (entries.some((entry) => isOfName(entry, kind))) return null;
  return transition && likeliestReason(reasons, transition, findingsOf(entries, kind));
}
