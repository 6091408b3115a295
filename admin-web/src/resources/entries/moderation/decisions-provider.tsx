import type { Session } from '@paattu/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { changeCounts, undoCounts } from '../../../waiting/status-counts';
import { KEYS } from '../shortcuts/keys';
import { countChanges } from './count-changes';
import { DecisionQueue } from './decision-queue';
import { DecisionQueueContext, useUndo } from './use-decisions';
import { useSendDecision } from './use-send-decision';
import { ReasonDialog } from './reason-dialog';
import { AskReasonContext, type ReasonQuestion } from './use-decide';

interface Props {
  session: Session;
  children: ReactNode;
}

/** Provides the queue of decisions. Leaving the page and logging out send the decision that still waits. */
export function DecisionsProvider({ session, children }: Props) {
  const send = useSendDecision();
  const queryClient = useQueryClient();
  const [queue] = useState(
    () =>
      new DecisionQueue({
        // A page that is being left cannot renew an expired token, so the token is renewed when a decision is made.
        prepare: () => void session.accessToken(),
        send,
        count: (decision) => changeCounts(queryClient, countChanges(decision)),
        uncount: ({ entries }) => undoCounts(queryClient, entries),
      }),
  );

  useEffect(() => session.beforeSignOut(() => queue.flush()), [queue, session]);

  useEffect(() => {
    const flush = () => void queue.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [queue]);

  useUndoKey(queue);
  return (
    <DecisionQueueContext value={queue}>
      <AskReasonProvider>{children}</AskReasonProvider>
    </DecisionQueueContext>
  );
}

function useUndoKey(queue: DecisionQueue): void {
  const undo = useUndo(queue);
  useHotkeys(KEYS.undo, undo, {
    ignoreEventWhen: (event) => queue.getState().waiting === null || isInDialog(event),
    preventDefault: true,
  });
}

function isInDialog({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null
  );
}

/** The dialog that asks for the reason of a decision: one for rows, review, chosen entries and the toast. */
function AskReasonProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ReasonQuestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback((asked: ReasonQuestion) => {
    setQuestion(asked);
    setOpen(true);
  }, []);

  return (
    <AskReasonContext value={ask}>
      {children}
      {question && <ReasonDialog question={question} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </AskReasonContext>
  );
}
