import { createContext, use, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { PagePaths, useCreatePath } from '../../../components/use-create-path';
import { useLocation, useMatch, useNavigate } from 'react-router';
import type { Entry, EntryStatus } from '../api';
import { entrySentences } from '../sentences';
import { isAboutRevision } from './decision-kinds';
import type { DecisionQueue, DecisionState } from './decision-queue';

export const DecisionQueueContext = createContext<DecisionQueue | null>(null);

/** The queue of the owner's decisions. */
export function useDecisionQueue(): DecisionQueue {
  const queue = use(DecisionQueueContext);
  if (!queue) throw new Error('useDecisionQueue outside of DecisionsProvider');
  return queue;
}

/** The current state of the queue. */
export function useDecisions(): DecisionState {
  const queue = useDecisionQueue();
  return useSyncExternalStore(queue.subscribe, queue.getState);
}

interface CurrentStatus {
  /** Includes a decision that the server's data does not show yet. */
  status: EntryStatus;
  /** Whether there is such a decision. */
  isDecided: boolean;
}

/** The status of an entry. Renders again only when this entry is decided, so a decision renders one row of a list. */
export function useCurrentStatus(entry: Entry): CurrentStatus {
  const queue = useDecisionQueue();
  const decided = useSyncExternalStore(queue.subscribe, () => queue.getState().decided.get(entry.id));
  return { status: decided ?? entry.status, isDecided: decided !== undefined };
}

/** Undoes the waiting decision, if there is one, and reports it. In review, shows its entry again, and its change in the queue of changes. */
export function useUndo(queue: DecisionQueue): () => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { search } = useLocation();
  const paths = use(PagePaths);
  const isInReview = useMatch(`/${paths.entries}/:id/show`) !== null;
  const isInChanges = useMatch(`/${paths.changes}/*`) !== null;

  return () => {
    const undone = queue.undo();
    if (!undone) return;
    notify(entrySentences.undone);
    const [entry, ...others] = undone.entries;
    const isChange = isAboutRevision(undone.kind);
    if (!(isChange ? isInChanges : isInReview) || !entry || others.length > 0) return;
    const resource = isChange ? 'changes' : 'entries';
    const pathname = createPath({ resource, type: 'show', id: entry.id });
    window.scrollTo(0, 0);
    void navigate({ pathname, search }, { replace: true });
  };
}
