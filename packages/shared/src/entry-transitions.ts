export const ENTRY_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** A change of an entry's status by the owner. */
export type EntryTransition = 'approve' | 'reject' | 'disapprove';

/** Every legal transition. An entry can be deleted in each status. */
export const ENTRY_TRANSITIONS = {
  approve: { from: ['pending', 'rejected'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  disapprove: { from: ['approved'], to: 'pending' },
} as const satisfies Record<EntryTransition, { from: readonly EntryStatus[]; to: EntryStatus }>;

/** The transitions that an entry of this status allows, in the order of the table. */
export function transitionsFrom(status: EntryStatus): EntryTransition[] {
  const all = Object.keys(ENTRY_TRANSITIONS) as EntryTransition[];
  return all.filter((transition) => ENTRY_TRANSITIONS[transition].from.some((from) => from === status));
}
