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

// By default all Snackbars share one position.
const stackSx = {
  position: 'fixed',
  displayPrint: 'none',
  zIndex: 'snackbar',
  // Above the bar of the page, if it has one.
  bottom: { xs: 'calc(var(--bottom-bar, 0px) + 8px)', sm: 'calc(var(--bottom-bar, 0px) + 24px)' },
  left: { xs: 8, sm: '50%' },
  right: { xs: 8, sm: 'auto' },
  transform: { sm: 'translateX(-50%)' },
  display: 'grid',
  gap: 1,
  '& .MuiSnackbar-root': { position: 'static', transform: 'none' },
};
