/** A group of buttons of which one is pressed. */
export const toggleSx = {
  '& .MuiToggleButton-root': {
    minHeight: 44,
    py: 0,
    px: 2,
    // Four words of Malayalam fit on 320 px.
    '@media (max-width: 599.95px)': { '&:lang(ml)': { px: 0.5, fontSize: '0.875rem', whiteSpace: 'normal' } },
    borderColor: 'var(--edge)',
    color: 'text.secondary',
    fontSize: '1rem',
    fontWeight: 400,
  },
  '& .MuiToggleButton-root.Mui-selected': {
    bgcolor: 'var(--cloth-3)',
    color: 'text.primary',
    fontWeight: 550,
    // Forced colors drop the background.
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 5,
  },
};
