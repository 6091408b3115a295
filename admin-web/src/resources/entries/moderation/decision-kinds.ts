import { ENTRY_TRANSITIONS, transitionsFrom, type EntryTransition } from '@paattu/shared/entry-transitions';
import { isReasoned, type ReasonedTransition } from '@paattu/shared/moderation';
import type { Entry, EntryStatus, RevisionDecision } from '../api';
import type { entrySentences } from '../sentences';

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

type Owned = Pick<Entry, 'isOwners' | 'isApprovalOwners'>;

/** The transitions that the status allows, but only the owner decides on, if this person is somebody else. */
export function leftToOwner(
  { isOwners, isApprovalOwners }: Owned,
  status: EntryStatus,
  isOwner: boolean,
): EntryTransition[] {
  if (isOwner) return [];
  return transitionsFrom(status).filter((transition) =>
    isReasoned(transition) ? isOwners : isApprovalOwners,
  );
}

/** The transitions that a person may decide on. */
export function transitionsFor(entry: Owned, status: EntryStatus, isOwner: boolean): EntryTransition[] {
  const left = leftToOwner(entry, status, isOwner);
  return transitionsFrom(status).filter((transition) => !left.includes(transition));
}

/** Whether the status of an entry allows a decision that only the owner may make, and this person is somebody else. */
export function isLeftToOwner(entry: Entry, kind: DecisionKind, isOwner: boolean): boolean {
  return !isAboutRevision(kind) && leftToOwner(entry, entry.status, isOwner).includes(kind);
}

/** The key of the sentence about decisions that are left to the owner. */
export function whyLeftToOwner(left: EntryTransition[]): keyof typeof entrySentences.isOwners {
  if (!left.includes('approve')) return 'removal';
  return left.length === 1 ? 'approval' : 'both';
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
