import { createContext, use } from 'react';
import type { Entry, EntryStatus } from '../../../records';
import type { EntryVerb } from './transitions';

export interface Decision {
  entries: Entry[];
  verb: EntryVerb;
}

export interface Decisions {
  /** What has been decided on entries, and does not yet show in what the server has said of them. */
  decided: ReadonlyMap<string, EntryStatus>;
  /** The one that can still be undone. */
  waiting: Decision | null;
  decide: (entries: Entry[], verb: EntryVerb) => void;
  undo: () => void;
  /** Sends it now. */
  send: () => void;
}

export const DecisionsContext = createContext<Decisions | null>(null);

export function useDecisions(): Decisions {
  const decisions = use(DecisionsContext);
  if (!decisions) throw new Error('useDecisions outside of DecisionsProvider');
  return decisions;
}
