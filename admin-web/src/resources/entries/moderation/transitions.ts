import type { EntryStatus } from '../../../records';

export type EntryVerb = 'approve' | 'reject' | 'disapprove';

/** What may be done with an entry of each status. The server decides; this only says which buttons make sense. */
export const VERBS: Record<EntryStatus, EntryVerb[]> = {
  pending: ['approve', 'reject'],
  approved: ['disapprove'],
  rejected: ['approve'],
};

export const LEADS_TO: Record<EntryVerb, EntryStatus> = {
  approve: 'approved',
  reject: 'rejected',
  disapprove: 'pending',
};
