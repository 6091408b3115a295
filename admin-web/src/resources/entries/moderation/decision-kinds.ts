import {
  ENTRY_TRANSITIONS,
  transitionsFrom,
  type EntryTransition,
} from '@paattu/api-client/entry-transitions';
import { isReasoned, type ReasonedTransition } from '@paattu/api-client/moderation';
import type { Entry, EntryStatus } from '../../../records';

/** A decision about what an entrant proposes to change. */
export type RevisionDecision = 'approve-revision' | 'reject-revision';

export type DecisionKind = EntryTransition | RevisionDecision;

export function isAboutRevision(kind: DecisionKind): kind is RevisionDecision {
  return kind === 'approve-revision' || kind === 'reject-revision';
}

/** The id of what the decision is about: the entry, or its revision. */
export function subjectOf({ id, revision }: Entry, kind: DecisionKind): string | null {
  return isAboutRevision(kind) ? (revision?.id ?? null) : id;
}

export function isOffered({ status, revision }: Entry, kind: DecisionKind): boolean {
  return isAboutRevision(kind) ? revision !== null : transitionsFrom(status).includes(kind);
}

/** The transitions that a person may decide on. Only the owner takes out what is hers to take out. */
export function transitionsFor(
  { isOwners }: Pick<Entry, 'isOwners'>,
  status: EntryStatus,
  isOwner: boolean,
): EntryTransition[] {
  const all = transitionsFrom(status);
  return isOwner || !isOwners ? all : all.filter((transition) => !isReasoned(transition));
}

/** Whether the status allows a decision that only the owner may make, and this person is somebody else. */
export function isAnyLeftToOwner(
  entry: Pick<Entry, 'isOwners'>,
  status: EntryStatus,
  isOwner: boolean,
): boolean {
  return transitionsFor(entry, status, isOwner).length < transitionsFrom(status).length;
}

/** Whether the status of an entry allows a decision that only the owner may make, and this person is somebody else. */
export function isLeftToOwner(entry: Entry, kind: DecisionKind, isOwner: boolean): boolean {
  return (
    !isAboutRevision(kind) &&
    isOffered(entry, kind) &&
    !transitionsFor(entry, entry.status, isOwner).includes(kind)
  );
}

/** The status of an entry after the decision. */
export function statusAfter({ status }: Entry, kind: DecisionKind): EntryStatus {
  return isAboutRevision(kind) ? status : ENTRY_TRANSITIONS[kind].to;
}

/** The key of a decision about a change is that of the same decision about an entry. */
export function shortcutFor(kind: DecisionKind): EntryTransition {
  if (!isAboutRevision(kind)) return kind;
  return kind === 'approve-revision' ? 'approve' : 'reject';
}

/** The transition whose reasons the decision has; null for one without. */
export function reasonsFor(kind: DecisionKind): ReasonedTransition | null {
  if (isAboutRevision(kind)) return kind === 'reject-revision' ? 'reject' : null;
  return isReasoned(kind) ? kind : null;
}
