import { COMPACT } from './column';

/** Rows of 56 px; a compact row is as high as its text. */
export const tableSx = {
  tableLayout: 'fixed',
  borderTop: '1px solid var(--line)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    height: 56,
    px: 1.5,
    py: 0.5,
    borderColor: 'var(--line)',
    font: 'inherit',
    fontSize: 15,
    lineHeight: 1.45,
    color: 'inherit',
  },
  '& thead th, & thead td': {
    height: 40,
    py: 0,
    color: 'text.secondary',
    fontSize: 14,
    whiteSpace: 'nowrap',
  },
  '& thead .MuiTableSortLabel-root': {
    minHeight: 40,
    '&.Mui-active': { color: 'text.primary', fontWeight: 500 },
  },
  '& tbody tr:hover': { bgcolor: 'var(--cloth-2)' },
  '& tbody tr:has([aria-current])': { bgcolor: 'var(--cloth-2)', boxShadow: 'inset 3px 0 var(--zari)' },
  '& tbody tr:has(th a)': { cursor: 'pointer' },
  '& tbody tr:focus-visible': { outlineOffset: -3 },
  [COMPACT]: {
    '& thead': { display: 'none' },
    '& tbody th, & tbody td': { height: 64, py: 1 },
  },
};
