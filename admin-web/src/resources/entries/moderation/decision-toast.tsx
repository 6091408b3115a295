import { Button, SnackbarContent } from '@mui/material';
import { useEffect } from 'react';
import { useCloseNotification } from 'react-admin';
import { sentences } from '../../../sentences';
import { useDecisions, type Decision } from './decisions';

const words = sentences.entries;

/** What has been decided, for as long as it can be undone. */
export function DecisionToast({ decision }: { decision: Decision }) {
  const { waiting, undo } = useDecisions();
  const close = useCloseNotification();

  useEffect(() => {
    if (waiting !== decision) close();
  }, [waiting, decision, close]);

  return (
    <SnackbarContent
      message={describe(decision)}
      sx={{ overflowWrap: 'anywhere' }}
      action={
        <Button color="inherit" onClick={() => waiting === decision && undo()}>
          {words.undo}
        </Button>
      }
    />
  );
}

function describe({ entries, verb }: Decision): string {
  const [entry, ...others] = entries;
  return entry && others.length === 0
    ? words.because(entry.name, words.done[verb])
    : words.doneTo[verb](entries.length);
}
