import { submissionDates, type ContestDate, type EntryGate } from './contest-dates.js';

/** The states of a contest, in their order. */
export const CONTEST_STATES = [
  'draft',
  'scheduled',
  'announced',
  'open',
  'closed',
  'voting',
  'judging',
  'decided',
  'archived',
] as const;

export type ContestState = (typeof CONTEST_STATES)[number];

/** What the site shows and offers. */
interface StateRow {
  /** What the first screen is about: taking part, or the entries that were sent. */
  about: 'taking part' | 'entries';
  /** The form while the server accepts entries. */
  form: 'open' | 'folded' | 'closed';
  /** Whether voting is still ahead, so that a sentence may announce it. */
  votingIsAhead: boolean;
}

/** The one table of what each state shows and offers (decision 034). */
const STATE_TABLE: Readonly<Record<ContestState, StateRow>> = {
  draft: { about: 'taking part', form: 'closed', votingIsAhead: false },
  scheduled: { about: 'taking part', form: 'folded', votingIsAhead: true },
  announced: { about: 'taking part', form: 'open', votingIsAhead: true },
  open: { about: 'taking part', form: 'open', votingIsAhead: true },
  closed: { about: 'entries', form: 'folded', votingIsAhead: true },
  voting: { about: 'entries', form: 'folded', votingIsAhead: false },
  judging: { about: 'entries', form: 'folded', votingIsAhead: false },
  decided: { about: 'entries', form: 'folded', votingIsAhead: false },
  archived: { about: 'entries', form: 'closed', votingIsAhead: false },
};

/** Announces nothing, and has a form only while the server accepts entries. */
const UNKNOWN_STATE: StateRow = { about: 'entries', form: 'folded', votingIsAhead: false };

/** What a state shows and offers. A process of the next release may send another state. */
export function rowOf(state: ContestState): StateRow {
  return (STATE_TABLE as Partial<typeof STATE_TABLE>)[state] ?? UNKNOWN_STATE;
}

/** What decides the state of a published contest. Instants are in milliseconds. */
export interface ContestLife {
  instantOf: (date: ContestDate) => number;
  entryGate: EntryGate;
  /** When the owner confirmed the result; null before. */
  certifiedAt: number | null;
  /** When the next contest was or will be announced; null while there is none. */
  nextAnnouncedAt: number | null;
}

/**
 * The state of a published contest. An instant belongs to the state that begins with it. A contest is decided from its
 * announcement of the winner on, unless its result is certified later, and archived once the next one is announced.
 */
export function contestState(
  { instantOf, entryGate, certifiedAt, nextAnnouncedAt }: ContestLife,
  now: number,
): ContestState {
  if (now < instantOf('announceAt')) return 'scheduled';
  if (now < instantOf('opensAt')) return 'announced';
  if (now < instantOf(submissionDates(entryGate).until)) return 'open';
  if (now < instantOf('votingOpensAt')) return 'closed';
  if (now < instantOf('votingClosesAt')) return 'voting';
  if (certifiedAt === null || now < Math.max(certifiedAt, instantOf('winnerAt'))) return 'judging';
  return nextAnnouncedAt === null || now < nextAnnouncedAt ? 'decided' : 'archived';
}

const DAY_MS = 86_400_000;

/** Until when the home page is about the winner; afterwards it is about the artist again. */
export function winnerIsNewUntil(winnerAt: number): number {
  return winnerAt + 30 * DAY_MS;
}

export function isWinnerNew(winnerAt: number, now: number): boolean {
  return now < winnerIsNewUntil(winnerAt);
}

/**
 * Whether the site still shows how to take part, and where the form is or was. A contest that accepts entries at any time does so for ever, as
 * specified; any other one until its submissions close.
 */
export function showsTakingPart({ state, entryGate }: { state: ContestState; entryGate: EntryGate }) {
  return entryGate === 'always' || rowOf(state).about === 'taking part';
}

/** Whether the form is open, folded away or closed. It is closed in every state while the server accepts no entries. */
export function formOf({ state, acceptsEntries }: { state: ContestState; acceptsEntries: boolean }) {
  return acceptsEntries ? rowOf(state).form : 'closed';
}
