import type { EmailTemplates } from '../../mailing/mailing.service.js';
import type { EntryStatus } from '../contest-entry.entity.js';

export type ModerationAction = 'approve' | 'reject' | 'disapprove';

interface Transition {
  from: readonly EntryStatus[];
  to: EntryStatus;
  /** The action as a past participle, for people. */
  done: string;
  /** What the entrant is told. */
  email: keyof EmailTemplates & `entry-${string}`;
}

/** Every legal change of an entry's status. Deletion is legal in each. */
export const TRANSITIONS: Readonly<Record<ModerationAction, Transition>> = {
  approve: { from: ['pending', 'rejected'], to: 'approved', done: 'approved', email: 'entry-approved' },
  reject: { from: ['pending'], to: 'rejected', done: 'rejected', email: 'entry-rejected' },
  disapprove: { from: ['approved'], to: 'pending', done: 'disapproved', email: 'entry-returned' },
};
