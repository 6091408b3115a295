import { ENTRY_TRANSITIONS, type EntryTransition, type EntryStatus } from '@paattu/shared/entry-transitions';
import type { DecisionEmail } from './decision-emails.js';
import { entryApproved } from '../emails/entry-approved.email.js';
import { entryRejected } from '../emails/entry-rejected.email.js';
import { entryReturned } from '../emails/entry-returned.email.js';

interface Transition {
  from: readonly EntryStatus[];
  to: EntryStatus;
  /** The transition as a past participle, for error messages. */
  done: string;
  /** The email that the entrant gets. */
  email: DecisionEmail;
}

export const TRANSITIONS: Readonly<Record<EntryTransition, Transition>> = {
  approve: { ...ENTRY_TRANSITIONS.approve, done: 'approved', email: entryApproved },
  reject: { ...ENTRY_TRANSITIONS.reject, done: 'rejected', email: entryRejected },
  disapprove: { ...ENTRY_TRANSITIONS.disapprove, done: 'disapproved', email: entryReturned },
};
