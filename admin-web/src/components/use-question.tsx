import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'label' | 'title' | 'text' | 'isDangerous'>;

/** Asks in a dialog before an act: `ask` resolves with the answer, and the page shows `dialog`. */
export function useQuestion(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(() => {});

  function ask(asked: Question): Promise<boolean> {
    setQuestion(asked);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  return {
    ask,
    dialog: question && (
      <ConfirmDialog
        {...question}
        isOpen={isOpen}
        onConfirm={() => answer.current(true)}
        onClose={() => {
          setOpen(false);
          answer.current(false);
        }}
      />
    ),
  };
}
