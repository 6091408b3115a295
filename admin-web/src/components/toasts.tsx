import { Box } from '@mui/material';
import { TOAST_GAP_PX, useToastRoom } from '@paattu/api-client/toast-room';
import { type ReactNode, useRef } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

const READING_MS = 5000;

/**
 * react-admin's toasts, one at a time, over the page at its bottom left; a newer one replaces the older at once. The
 * children, such as the toast with Undo, stay below them.
 */
export function Toasts({ children }: { children?: ReactNode }) {
  const { notifications: waiting } = useNotificationContext();
  const stack = useRef<HTMLDivElement>(null);
  useToastRoom(stack);
  return (
    <Box ref={stack} sx={stackSx}>
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
  bottom: `calc(var(--page-bar, 0px) + var(--phone-bar, 0px) + ${TOAST_GAP_PX}px)`,
  left: { xs: 8, sm: 'var(--toasts-left, 60px)' },
  right: 8,
  // Dialogs have their buttons at the bottom.
  ':root:has([aria-modal="true"]) &': { top: 8, bottom: 'auto' },
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  pointerEvents: 'none',
  '& .MuiSnackbar-root': { position: 'static', transform: 'none', maxWidth: 640, pointerEvents: 'auto' },
  '& .MuiSnackbarContent-root': {
    minHeight: 48,
    py: 0,
    px: 1.5,
    fontSize: { xs: 14, sm: 16 },
    lineHeight: { xs: '16px', sm: '20px' },
    '@media (min-width: 600px)': { minWidth: 0 },
  },
  '& .MuiSnackbarContent-message': { py: '4px' },
};
