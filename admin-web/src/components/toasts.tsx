import { Box, GlobalStyles } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

const READING_MS = 5000;

/**
 * react-admin's toasts, one at a time; a newer one replaces the older at once. The children, such as the toast with
 * Undo, stay below them.
 */
export function Toasts({ children }: { children?: ReactNode }) {
  const { notifications: waiting } = useNotificationContext();
  const { measure, room } = useRoom();
  return (
    <Box ref={measure} sx={stackSx}>
      {room > 0 && (
        <GlobalStyles
          styles={{
            // The bar of the shell grows by a row for them.
            'html:root': { '--toasts': `${room}px` },
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

/**
 * The height of the row for the toasts. It stays after the last one until the page scrolls or another one opens: the page would move
 * under the pointer.
 */
function useRoom() {
  const { pathname } = useLocation();
  const [height, setHeight] = useState(0);
  const [room, setRoom] = useState(0);
  if (height > room) setRoom(height);
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setRoom(height);
  }
  useEffect(() => {
    if (height > 0) return;
    // At once: a press after the scrolling would begin on a button and end beside it.
    const leave = () => flushSync(() => setRoom(0));
    addEventListener('scroll', leave, { once: true });
    return () => removeEventListener('scroll', leave);
  }, [height]);
  const measure = useCallback((stack: HTMLElement | null) => {
    if (!stack) return;
    const observer = new ResizeObserver(() => setHeight(stack.offsetHeight));
    observer.observe(stack);
    return () => observer.disconnect();
  }, []);
  return { measure, room };
}

// By default all Snackbars share one position. A shell of the release before has no row for them: there they lie over its bar.
const stackSx = {
  position: 'fixed',
  displayPrint: 'none',
  zIndex: 'snackbar',
  top: 'var(--toasts-top, 4px)',
  left: { xs: 8, sm: 'var(--toasts-left, 60px)' },
  right: { xs: 60, sm: 180 },
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
