import { Box, GlobalStyles } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';

const LEAST_HEIGHT_PX = 69;

interface Props {
  /** A bar that is not shown takes no place. What is in it stays mounted. */
  isShown?: boolean;
  children: ReactNode;
}

/** The main actions of a page, at the bottom of the screen. A focused element is not behind it. */
export function BottomBar({ isShown = true, children }: Props) {
  const [height, setHeight] = useState(LEAST_HEIGHT_PX);
  // On a phone, its actions can need more than one line.
  const measure = useCallback((bar: HTMLElement | null) => {
    if (!bar) return;
    const observer = new ResizeObserver(() => setHeight(bar.offsetHeight));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {isShown && (
        <GlobalStyles
          styles={{
            // The shell sets the same property on `:root`. This selector wins in either order of the style sheets.
            'html:root': {
              '--page-bar': `${height}px`,
              scrollPaddingBottom: `calc(${height + 8}px + var(--phone-bar, 0px) + var(--toast-room, 0px))`,
            },
          }}
        />
      )}
      {/* The end of the page above the bar can be scrolled out from under the toasts. */}
      {isShown && <Box sx={{ flex: 'none', height: 'var(--toast-room, 0px)', displayPrint: 'none' }} />}
      <Box ref={measure} sx={isShown ? barSx : undefined}>
        {children}
      </Box>
    </>
  );
}

const barSx = {
  position: 'sticky',
  // On a phone, above the pages of the shell.
  bottom: 'var(--phone-bar, 0px)',
  zIndex: 5,
  displayPrint: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: LEAST_HEIGHT_PX,
  mt: 'auto',
  // From edge to edge of the shell's page, which has this padding.
  mx: 'calc(-1 * clamp(1rem, 3vw, 2.5rem))',
  mb: 'calc(-4rem - var(--toast-room, 0px))',
  px: 'clamp(1rem, 3vw, 2.5rem)',
  borderTop: '1px solid var(--line)',
  bgcolor: 'var(--cloth)',
};
