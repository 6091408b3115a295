import { useCallback, useState, type ReactNode } from 'react';
import { ReasonDialog } from './reason-dialog';
import { AskReasonContext, type ReasonQuestion } from './use-decide';

/** The dialog that asks for the reason of a decision: one for rows, review, chosen entries and the toast. */
export function AskReasonProvider({ children }: { children: ReactNode }) {
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
