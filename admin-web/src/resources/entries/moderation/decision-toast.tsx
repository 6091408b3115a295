import { Button, Snackbar } from '@mui/material';
import { translations } from '../../../translations';
import { Key } from '../shortcuts/key';
import type { Decision } from './decision-queue';
import { useDecisionQueue, useDecisions, useUndo } from './use-decisions';

const t = translations.entries;

/** Shows the decision that can still be undone. Pointing at the toast, or focusing it, stops the undo time. */
export function DecisionToast() {
  const { waiting } = useDecisions();
  const queue = useDecisionQueue();
  const undo = useUndo(queue);
  if (!waiting) return null;

  return (
    <Snackbar
      // Two decisions in a row are never about the same entry.
      key={waiting.entries[0]?.id}
      open
      onMouseEnter={() => queue.pause()}
      onMouseLeave={() => queue.resume()}
      onFocus={() => queue.pause()}
      onBlur={() => queue.resume()}
      message={describe(waiting)}
      slotProps={{ content: { sx: { overflowWrap: 'anywhere' } } }}
      action={
        <>
          <Key>{t.undoKeys}</Key>
          <Button color="inherit" sx={{ ml: 1 }} onClick={undo}>
            {t.undo}
          </Button>
        </>
      }
    />
  );
}

function describe({ entries, transition }: Decision): string {
  const [entry, ...others] = entries;
  return entry && others.length === 0
    ? t.because(entry.name, t.done[transition])
    : t.doneTo[transition](entries.length);
}
