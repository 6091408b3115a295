/** Styles of a page with a bar: at least as high as the screen, so that the bar is at its bottom. */
export const barPageSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--top-bar, 0px) - var(--tabs, 0px) - clamp(1rem, 2.5vw, 2rem))',
  '@media print': { minHeight: 0 },
};

/** Of the button that opens the rarer actions: the beginning of a page places it. */
export const MORE_CLASS = 'more-actions';
