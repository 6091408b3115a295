import type { EntryTransition } from './entry-transitions.js';

/** A transition whose email gives the entrant a reason. */
export type ReasonedTransition = Exclude<EntryTransition, 'approve'>;

export const REASONED_TRANSITIONS = ['reject', 'disapprove'] as const satisfies ReasonedTransition[];

export function isReasoned(transition: EntryTransition): transition is ReasonedTransition {
  return transition !== 'approve';
}

/** Reasons of each transition, the archived ones included. */
export const MAX_REASONS = 50;
export const MAX_REASON_LABEL = 60;
export const MAX_REASON_TEXT = 500;
/** What a moderator adds to a reason. */
export const MAX_SENTENCE = 500;

export const MAX_NOTE = 2_000;
/** Private notes of one entry. */
export const MAX_NOTES = 100;

/** Characters of a message between an entrant and the moderators, as `lengthOfMessage` counts them. */
export const MAX_MESSAGE = 2_000;
/** Messages of an entrant about one entry in 24 hours. */
export const MESSAGES_OF_A_DAY = 10;

/** One request asks this many entrants for proof at most, because one transaction queues their emails. */
export const PROOFS_AT_ONCE = 200;

/** In code points, as PostgreSQL counts them. */
export function lengthOfMessage(text: string): number {
  return Array.from(text.trim()).length;
}
