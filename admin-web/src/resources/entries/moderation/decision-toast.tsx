import { Box, Button, Snackbar } from '@mui/material';
import { translations } from '../../../translations';
import { useDecisions, type Decision } from './decisions';

const t = translations.entries;
const UNDO_MS = 5000;

/**
 * What has been decided, for as long as it can be undone. Its time alone ends it, and whoever points at it has all the
 * time: neither a click elsewhere nor another message may send a mail.
 */
export function DecisionToast() {
  const { waiting, undo, send } = useDecisions();
  if (!waiting) return null;
  return (
    <Snackbar
      // Two decisions in a row are never about the same entry.
      key={waiting.entries[0]?.id}
      open
      autoHideDuration={UNDO_MS}
      // Also in a window that is not looked at any more.
      disableWindowBlurListener
      onClose={(_, reason) => reason === 'timeout' && send()}
      message={describe(waiting)}
      slotProps={{ content: { sx: { overflowWrap: 'anywhere' } } }}
      action={
        <>
          <Box component="kbd" sx={keySx}>
            {t.undoKeys}
          </Box>
          <Button color="inherit" onClick={undo}>
            {t.undo}
          </Button>
        </>
      }
    />
  );
}

/** For who has a keyboard, as most who can point without touching do. */
const keySx = { display: 'none', '@media (hover: hover)': { display: 'inline' }, mr: 1, font: 'inherit' };

function describe({ entries, verb }: Decision): string {
  const [entry, ...others] = entries;
  return entry && others.length === 0 ? t.because(entry.name, t.done[verb]) : t.doneTo[verb](entries.length);
}
