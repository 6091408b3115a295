/** Rows of a text and its button, which wraps below the text where it has no room. */
export const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    py: 1.5,
    borderTop: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
};
