import { Box, GlobalStyles } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

const READING_MS = 5000;

/**
 * react-admin's toasts, one at a time, over the page at its bottom left; a newer one replaces the older at once. The
 * children, such as the toast with Undo, stay below them.
 */
export function Toasts({ children }: { children?: ReactNode }) {
  const { notifications: waiting } = useNotificationContext();
  const stack = useRef<HTMLDivElement>(null);
  const room = useRoom(stack);
  return (
    <Box ref={stack} sx={stackSx}>
      {room > 0 && <GlobalStyles styles={{ 'html:root': { '--toast-room': `${room}px` } }} />}
      <Notification autoHideDuration={waiting.length > 0 ? 1 : READING_MS} />
      {children}
    </Box>
  );
}

/** Below them, and above them at the end of the page. */
const GAP_PX = 12;

/**
 * The page is longer by the toasts, so that all of it can be scrolled out from under them, and a focused element is not
 * behind them. After the last toast it stays so while it is scrolled to its end: it would move under the pointer.
 */
function useRoom(stack: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  const [room, setRoom] = useState(0);
  const needed = height > 0 ? height + GAP_PX : 0;
  if (needed > room) setRoom(needed);
  const isOver = height === 0 && room > 0;
  useEffect(() => {
    if (!isOver) return;
    const leave = () => {
      if (document.documentElement.scrollHeight - innerHeight - scrollY >= room) setRoom(0);
    };
    leave();
    addEventListener('scroll', leave);
    return () => removeEventListener('scroll', leave);
  }, [isOver, room]);
  useEffect(() => {
    const toasts = stack.current;
    if (!toasts) return;
    const observer = new ResizeObserver(() => setHeight(toasts.offsetHeight));
    observer.observe(toasts);
    return () => observer.disconnect();
  }, [stack]);
  useEffect(() => {
    const focused = document.activeElement;
    if (room === 0 || !focused) return;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const atMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (stack.current?.contains(atMiddle) && !stack.current.contains(focused))
      focused.scrollIntoView({ block: 'nearest' });
  }, [stack, room]);
  return room;
}

// By default all Snackbars share one position.
const stackSx = {
  position: 'fixed',
  displayPrint: 'none',
  zIndex: 'snackbar',
  bottom: `calc(var(--page-bar, 0px) + var(--phone-bar, 0px) + ${GAP_PX}px)`,
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
