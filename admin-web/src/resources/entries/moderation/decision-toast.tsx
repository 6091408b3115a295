import { Button, SnackbarContent } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { sentences } from '../../../sentences';
import { KEYS } from '../shortcuts/keys';
import { useShortcutsSwitch } from '../shortcuts/use-shortcuts-switch';

/** What has been decided, for as long as it can be undone. */
export function DecisionToast({ text, onUndo }: { text: string; onUndo: () => void }) {
  const close = useCloseNotification();
  const [isOn] = useShortcutsSwitch();

  function undo() {
    onUndo();
    close();
  }

  useHotkeys(KEYS.undo, undo, { enabled: isOn });

  return (
    <SnackbarContent
      message={text}
      sx={{ overflowWrap: 'anywhere' }}
      action={
        <Button color="inherit" onClick={undo}>
          {sentences.entries.undo}
        </Button>
      }
    />
  );
}
