import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useNotify } from 'react-admin';
import { useMay } from '../../../components/use-may';
import { useRequests } from '../../../data-provider/use-requests';
import { type Entry, entryRequests, type Reason, type Why } from '../api';
import { entrySentences } from '../sentences';
import {
  type DecisionKind,
  isAboutRevision,
  isLeftToOwner,
  reasonsFor,
  whyLeftToOwner,
} from './decision-kinds';
import { isGuess, isOfName, likeliestFor } from './likeliest-for';
import { useDecisionQueue } from './use-decisions';
import { reasonsQuery } from './use-reasons';

/** A question for the reason of a decision. */
export interface ReasonQuestion {
  entries: Entry[];
  kind: DecisionKind;
  /** What is chosen already. */
  why: Why | null;
  onChosen: (why: Why) => void;
  /** Called when the dialog is gone, to move the focus on. Without it, the focus returns to where it was. */
  onClosed?: () => void;
}

export const AskReasonContext = createContext<(question: ReasonQuestion) => void>(() => {});

export interface DecideOptions {
  /** Asks for the reason, instead of giving the likeliest. */
  asks?: boolean;
  /** Of a single key, which is pressed by mistake more easily: asks if the likeliest reason is a guess. */
  isKey?: boolean;
  onDecided?: () => void;
}

export type Decide = (entries: Entry[], kind: DecisionKind, options?: DecideOptions) => void;

/** Decides on entries whose status allows it. A rejection and a return to pending have a reason, the same for all. */
export function useDecide(): Decide {
  const queue = useDecisionQueue();
  const queryClient = useQueryClient();
  const requests = useRequests(entryRequests);
  const askReason = use(AskReasonContext);
  const isOwner = useMay('site.manage');
  const notify = useNotify();

  return (entries, kind, { asks = false, isKey = false, onDecided } = {}) => {
    const allowed = () =>
      entries.filter((entry) => queue.allows(entry, kind) && !isLeftToOwner(entry, kind, isOwner));
    const decide = (why: Why | null) => {
      // Another decision may have been made while the reason was chosen.
      const some = allowed();
      if (some.length === 0) return;
      queue.decide(some, kind, why);
      onDecided?.();
    };
    const ask = () => askReason({ entries: allowed(), kind, why: null, onChosen: decide });
    const [first] = allowed();
    if (!first) {
      // A key has no button that could be absent.
      if (!isAboutRevision(kind) && entries.some((entry) => isLeftToOwner(entry, kind, isOwner)))
        notify(entrySentences.isOwners[whyLeftToOwner([kind])], { type: 'info' });
      return;
    }
    if (!reasonsFor(kind)) return decide(null);
    if (asks || entries.some((entry) => isOfName(entry, kind))) return ask();
    const choose = (reasons: Reason[]) => {
      if (isKey && isGuess(reasons, allowed(), kind)) return ask();
      decide({ reason: likeliestFor(reasons, allowed(), kind), sentence: '' });
    };
    const query = reasonsQuery(requests, first.contestId);
    const known = queryClient.getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey);
    if (known) return choose(known);
    void queryClient
      .ensureQueryData(query)
      // The question shows why they did not load.
      .then(choose, ask);
  };
}
