import { Box, GlobalStyles } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

const READING_MS = 5000;

/**
 * react-admin's toasts, one at a time; a newer one replaces the older at once. The children, such as the toast with
 * Undo, stay below them.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const { notifications: waiting } = useNotificationContext();
  const [height, setHeight] = useState(0);
  const measure = useCallback((stack: HTMLElement | null) => {
    if (!stack) return;
    const observer = new ResizeObserver(() => setHeight(stack.offsetHeight));
    observer.observe(stack);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={measure} sx={stackSx}>
      {height > 0 && (
        <GlobalStyles
          styles={{
            // The bar of the shell becomes as high as they are.
            'html:root': { '--toasts': `${height}px` },
            // The browser would scroll the page back behind the higher bar.
            body: { overflowAnchor: 'none' },
          }}
        />
      )}
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
    lineHeight: { xs: '16px', sm: '20px' },
    '@media (min-width: 600px)': { minWidth: 0 },
  },
  '& .MuiSnackbarContent-message': { py: '4px' },
};
