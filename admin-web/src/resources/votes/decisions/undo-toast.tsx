import { SnackbarContent } from '@mui/material';
import { BusyButton } from '../../../components/busy-button';
import type { FraudAction } from '../../../records';
import { translations } from '../../../translations';
import { votesInWords } from '../clusters/words';
import { useUndo } from './use-undo';

const t = translations.votes.actions;

/** Says what was done, and undoes it. Later, the list of decisions does. */
export function UndoToast({ action: { id, kind, votes } }: { action: FraudAction }) {
  const undo = useUndo(id);
  return (
    <SnackbarContent
      message={t.done[kind](votesInWords(votes))}
      action={
        <BusyButton color="inherit" isBusy={!undo.isIdle} onClick={() => undo.mutate()}>
          {t.undo}
        </BusyButton>
      }
    />
  );
}
