import { ON_PHONE } from './phone';

/** A table with right-aligned figures. On a phone each row is a card. */
export const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: '10px 12px', textAlign: 'right', borderBottom: '1px solid var(--line)' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'var(--ink-2)', fontWeight: 500 },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& tbody th span': { display: 'block', color: 'var(--ink-2)', fontWeight: 400 },
  '& tfoot th, & tfoot td': { fontWeight: 600, border: 0 },
  [`@media ${ON_PHONE}`]: {
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '4px 16px',
      py: 1.5,
      borderBottom: '1px solid var(--line)',
    },
    '& th, & td': { p: 0, textAlign: 'left', border: 0 },
    '& tbody th, & tfoot th': { gridColumn: '1 / -1' },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'var(--ink-2)',
      fontSize: 'var(--step--1)',
    },
  },
};
