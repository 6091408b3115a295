import type { ContestDate } from './contest-dates.js';

/** The states of a contest, in their order. */
export const CONTEST_STATES = [
  'draft',
  'scheduled',
  'announced',
  'open',
  'voting',
  'judging',
  'decided',
  'archived',
] as const;

export type ContestState = (typeof CONTEST_STATES)[number];

/** What the site shows and offers. */
interface StateRow {
  /** What the first screen is about: taking part, or the covers that were sent. */
  about: 'taking part' | 'covers';
  /** Whether the form is open or folded away while entries are accepted. */
  form: 'open' | 'folded';
  /** Whether voting is still ahead, so that a sentence may announce it. */
  votingIsAhead: boolean;
}

const BEFORE: StateRow = { about: 'taking part', form: 'folded', votingIsAhead: true };
const ENTERING: StateRow = { about: 'taking part', form: 'open', votingIsAhead: true };
const AFTER: StateRow = { about: 'covers', form: 'folded', votingIsAhead: false };

/** The one table of what each state shows and offers. */
const STATE_TABLE: Readonly<Record<ContestState, StateRow>> = {
  draft: BEFORE,
  scheduled: BEFORE,
  announced: ENTERING,
  open: ENTERING,
  voting: AFTER,
  judging: AFTER,
  decided: AFTER,
  archived: AFTER,
};

/** What a state shows and offers. A process of the release before sends no state. */
export function rowOf(state: ContestState | undefined): StateRow {
  return state ? STATE_TABLE[state] : ENTERING;
}

/** The state by the contest's instants. An instant belongs to the state that begins with it. */
export function contestState(instantOf: (date: ContestDate) => number, now: number): ContestState {
  if (now < instantOf('announceAt')) return 'scheduled';
  if (now < instantOf('opensAt')) return 'announced';
  if (now < instantOf('votingOpensAt')) return 'open';
  if (now < instantOf('votingClosesAt')) return 'voting';
  if (now < instantOf('winnerAt')) return 'judging';
  return 'decided';
}

type Offering = { state: ContestState; acceptsEntries: boolean };

/** What the first screen is about: after the end of submissions, the entries, also before voting begins. */
export function aboutOf({ state, acceptsEntries }: Offering): StateRow['about'] {
  return state === 'open' && !acceptsEntries ? 'covers' : rowOf(state).about;
}

/** Whether the form is open, folded away or closed. It is closed in every state while no entries are accepted. */
export function formOf({ state, acceptsEntries }: Offering) {
  return acceptsEntries ? rowOf(state).form : 'closed';
}
