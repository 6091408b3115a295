import { Box, ButtonBase } from '@mui/material';
import { Icon, icons } from '../../../components/icon';
import type { Entry } from '../api';
import { entrySentences } from '../sentences';
import { useEntryDialogs } from '../dialogs/use-entry-dialogs';
import { EntryPhoto } from '../entry-photo';
import { Paper } from './paper';

/** The whole photo, as large as the screen allows, and what its paper must read. A press enlarges it. */
export function PhotoToCheck({ entry }: { entry: Entry }) {
  const openDialog = useEntryDialogs();

  return (
    <Box sx={placeSx}>
      <Paper entry={entry} />
      <ButtonBase
        aria-label={entrySentences.enlargePhotoOf(entry.name)}
        onClick={() => openDialog('photo', entry)}
        sx={photoFrameSx}
      >
        <EntryPhoto entry={entry} size="full" alt="" />
        <Box component="span" sx={zoomSx}>
          <Icon d={icons.zoom} />
        </Box>
      </ButtonBase>
    </Box>
  );
}

const placeSx = { minWidth: 0, mb: 3 };

/** Of a photo that a press enlarges. */
export const photoFrameSx = {
  position: 'relative',
  display: 'grid',
  // Keeps a photo of any shape inside the frame.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  // From edge to edge of a phone: the padding of the shell's page.
  width: { xs: 'calc(100% + 2 * clamp(1rem, 3vw, 2.5rem))', sm: '100%' },
  mx: { xs: 'calc(-1 * clamp(1rem, 3vw, 2.5rem))', sm: 0 },
  aspectRatio: '4 / 3',
  maxHeight: { sm: 'max(240px, 100dvh - 320px)' },
  overflow: 'hidden',
  borderRadius: { sm: 'var(--r-1)' },
  bgcolor: 'var(--cloth-2)',
  color: 'text.secondary',
  cursor: 'zoom-in',
  // The whole photo, because the paper can be anywhere in it.
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
};

const zoomSx = {
  position: 'absolute',
  top: 12,
  right: 12,
  display: 'grid',
  displayPrint: 'none',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 'var(--r-1)',
  bgcolor: 'var(--cloth)',
  color: 'text.primary',
};
