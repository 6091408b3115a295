import { SnackbarContent } from '@mui/material';
import { BusyButton } from '../../components/busy-button';
import { voteSentences } from './sentences';

/** Longer than other toasts: it is the quickest way to Undo. */
export const UNDO_MS = 10_000;

interface Props {
  message: string;
  undo: { isIdle: boolean; mutate: () => void };
}

/** Says what was done, and undoes it. */
export function UndoToast({ message, undo }: Props) {
  return (
    <SnackbarContent
      message={message}
      action={
        <BusyButton color="inherit" isBusy={!undo.isIdle} onClick={() => undo.mutate()}>
          {voteSentences.undo}
        </BusyButton>
      }
    />
  );
}
