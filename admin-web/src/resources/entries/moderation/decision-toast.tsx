import { Button, Snackbar } from '@mui/material';
import { type FocusEvent, use, useRef, useState } from 'react';
import { entrySentences as t } from '../sentences';
import { Key } from '../shortcuts/key';
import { printKey } from '../shortcuts/keys';
import { subjectOf } from './decision-kinds';
import type { Decision } from './decision-queue';
import { AskReasonContext } from './use-decide';
import { useDecisionQueue, useDecisions, useUndo } from './use-decisions';

/** Shows the decision that can still be undone. Focusing the toast prolongs the undo time. The queue sends the decision, whatever becomes of the toast. */
export function DecisionToast() {
  const { waiting } = useDecisions();
  const queue = useDecisionQueue();
  const undo = useUndo(queue);
  const askReason = use(AskReasonContext);
  const [isChanging, setChanging] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const [first] = waiting?.entries ?? [];
  if (!waiting || !first) return null;

  function change() {
    if (!waiting) return;
    queue.hold();
    setChanging(true);
    askReason({
      ...waiting,
      onChosen: (why) => queue.change(why),
      onClosed: () => {
        setChanging(false);
        // In the toast, it would stop the time for ever.
        before.current?.focus({ preventScroll: true });
        queue.resume();
      },
    });
  }

  function pauseInFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    }
    queue.pause();
  }

  // The time stays stopped while the question for another reason is open.
  const resume = () => isChanging || queue.resume();
  return (
    <Snackbar
      // Two decisions in a row are never about the same entry or revision.
      key={subjectOf(first, waiting.kind)}
      open
      onFocus={pauseInFocus}
      onBlur={resume}
      message={describe(waiting)}
      // It would cover the buttons of the question on a phone.
      sx={isChanging ? { visibility: 'hidden' } : {}}
      slotProps={{ content: { sx: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } } }}
      action={
        <>
          {waiting.why && (
            <Button color="inherit" onClick={change}>
              {t.reason.change}
            </Button>
          )}
          <Button
            color="inherit"
            aria-keyshortcuts="Control+Z"
            sx={{ gap: 1, whiteSpace: 'nowrap' }}
            onClick={undo}
          >
            {t.undo}
            <Key>{printKey('undo')}</Key>
          </Button>
        </>
      }
    />
  );
}

function describe({ entries, kind, why }: Decision): string {
  const [entry, ...others] = entries;
  const done =
    entry && others.length === 0 ? t.because(entry.name, t.done[kind]) : t.doneTo[kind](entries.length);
  return [done, why?.reason?.label, why?.sentence].filter(Boolean).join('\n');
}
