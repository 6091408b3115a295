import { createContext, use, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { translations } from '../../../translations';
import type { DecisionQueue, DecisionState } from './decision-queue';

export const DecisionQueueContext = createContext<DecisionQueue | null>(null);

/** The queue of the owner's decisions, with its current state. */
export function useDecisions(): DecisionState & { queue: DecisionQueue } {
  const queue = use(DecisionQueueContext);
  if (!queue) throw new Error('useDecisions outside of DecisionsProvider');
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.getState) };
}

/** Undoes the waiting decision, if there is one, and reports it. */
export function useUndo(queue: DecisionQueue): () => void {
  const notify = useNotify();
  return () => {
    if (queue.undo()) notify(translations.entries.undone);
  };
}
