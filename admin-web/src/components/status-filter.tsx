import { Box, ButtonBase } from '@mui/material';
import { useEffect, useRef } from 'react';
import { formatCount } from '../lib/format';
import { commonSentences } from '../lib/sentences';
import { useListFilters } from './use-list-filters';

interface Props<Status extends string> {
  label: string;
  labels: Record<Status, string>;
  /** The number of records of each status and in total; null while loading. */
  counts?: Record<NoInfer<Status> | 'total', number> | null;
}

/** Filters the surrounding list by status. */
export function StatusFilter<Status extends string>({ label, labels, counts }: Props<Status>) {
  const { filters, changeFilters } = useListFilters();
  const statuses = Object.keys(labels) as Status[];
  const hasCounts = counts !== undefined;
  const row = useRef<HTMLDivElement>(null);
  // A link to a filtered list shows which filter is pressed. Only the row scrolls, not the page.
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && pressed) row.current.scrollLeft = pressed.offsetLeft - row.current.offsetLeft;
  }, [filters.status]);

  return (
    <Box ref={row} role="group" aria-label={label} sx={hasCounts ? { ...filterSx, ...countedSx } : filterSx}>
      {[undefined, ...statuses].map((status) => (
        <ButtonBase
          key={status ?? 'all'}
          aria-pressed={filters.status === status}
          onClick={() => changeFilters({ status })}
        >
          {status ? labels[status] : commonSentences.all}
          {hasCounts && (
            <>
              {' '}
              <span>{counts && formatCount(counts[status ?? 'total'])}</span>
            </>
          )}
        </ButtonBase>
      ))}
    </Box>
  );
}

const filterSx = {
  display: 'flex',
  // One row, which scrolls where it has no room.
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  columnGap: { xs: 2, sm: 3 },
  '& button': {
    flex: 'none',
    minWidth: 44,
    minHeight: 44,
    borderBottom: '3px solid transparent',
    color: 'text.secondary',
    fontFamily: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.5,
    // There, each border is visible, also a transparent one.
    '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  },
  '& button:hover': { color: 'text.primary' },
  '& button[aria-pressed="true"]': {
    borderColor: 'primary.main',
    color: 'text.primary',
    fontWeight: 500,
    '@media (forced-colors: active)': { borderBottomColor: 'Highlight' },
  },
};

const countedSx = {
  display: 'grid',
  gridAutoFlow: 'column',
  // The counts load late, and must not change the width of a column. On a phone each count is below its wider label;
  // where it is beside the label, all columns are equally wide.
  gridAutoColumns: { xs: 'max-content', sm: 'minmax(0, 1fr)', lg: 'auto' },
  // The words of Malayalam need more than a phone is wide.
  justifyContent: { xs: 'space-between', sm: 'normal' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  columnGap: { xs: 0.5, lg: 3 },
  width: { xs: '100%', lg: 'auto' },
  mr: 'auto',
  borderBottom: { xs: '1px solid var(--line)', lg: 0 },
  '& button': {
    ...filterSx['& button'],
    display: 'flex',
    flexDirection: { xs: 'column-reverse', sm: 'row' },
    gap: { sm: 1 },
    // Five labels fit on 320 px.
    fontSize: { xs: '0.8125rem', sm: '1rem' },
    py: { xs: 0.5, sm: 0 },
  },
  '& span': {
    minWidth: '2ch',
    minHeight: '1.5em',
    fontFamily: { xs: 'var(--display)', sm: 'var(--text)' },
    fontSize: { xs: '1.25rem', sm: '1rem' },
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
};
