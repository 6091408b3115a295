import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

const READING_MS = 5000;

/**
 * react-admin's toasts, one at a time; a newer one replaces the older at once. The children, such as the toast with
 * Undo, stay below them.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const { notifications: waiting } = useNotificationContext();
  return (
    <Box sx={stackSx}>
      <Notification autoHideDuration={waiting.length > 0 ? 1 : READING_MS} />
      {children}
    </Box>
  );
}

// By default all Snackbars share one position. They lie over the title and the links of the shell's bar at the top, which
// no field, save bar or row of a list is behind; its buttons at both ends stay free.
const stackSx = {
  position: 'fixed',
  displayPrint: 'none',
  zIndex: 'snackbar',
  top: 4,
  left: { xs: 8, sm: 60 },
  right: { xs: 60, sm: 180 },
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  pointerEvents: 'none',
  '& .MuiSnackbar-root': { position: 'static', transform: 'none', maxWidth: 640, pointerEvents: 'auto' },
  // Two lines are as high as the bar.
  '& .MuiSnackbarContent-root': {
    minHeight: 48,
    py: 0,
    px: 1.5,
    fontSize: { xs: 14, sm: 16 },
    lineHeight: { xs: '18px', sm: '20px' },
    '@media (min-width: 600px)': { minWidth: 0 },
  },
  '& .MuiSnackbarContent-message': { py: '4px' },
};
