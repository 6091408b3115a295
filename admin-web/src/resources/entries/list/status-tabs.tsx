import { Box, ButtonBase } from '@mui/material';
import { useListFilters } from '../../../components/use-list-filters';
import { formatCount } from '../../../lib/format';
import type { EntryStatus } from '../../../records';
import { translations } from '../../../translations';
import { useStatusCounts } from './use-status-counts';

const t = translations.entries;
const STATUSES = Object.keys(t.status) as EntryStatus[];

/** Filters the list by status, with the number of entries of each status. */
export function StatusTabs() {
  const { filters, changeFilters } = useListFilters();
  const counts = useStatusCounts();

  return (
    <Box role="group" aria-label={t.filter} sx={tabsSx}>
      {[undefined, ...STATUSES].map((status) => (
        <ButtonBase
          key={status ?? 'all'}
          aria-pressed={filters.status === status}
          onClick={() => changeFilters({ status })}
        >
          {status ? t.status[status] : translations.all}{' '}
          <span>{counts && formatCount(counts[status ?? 'total'])}</span>
        </ButtonBase>
      ))}
    </Box>
  );
}

const tabsSx = {
  display: 'grid',
  // Equal on a narrow screen, so that late counts move nothing.
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', md: 'repeat(4, auto)' },
  columnGap: { md: 3 },
  width: { xs: '100%', md: 'auto' },
  mr: 'auto',
  borderBottom: { xs: '1px solid var(--line)', md: 0 },
  '& button': {
    display: 'flex',
    flexDirection: { xs: 'column-reverse', sm: 'row' },
    gap: { sm: 1 },
    minHeight: 44,
    py: { xs: 0.5, sm: 0 },
    borderBottom: '3px solid transparent',
    color: 'text.secondary',
    fontFamily: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.5,
  },
  '& button:hover': { color: 'text.primary' },
  '& button[aria-pressed="true"]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 500 },
  '& span': {
    minWidth: '2ch',
    minHeight: '1.5em',
    fontFamily: { xs: 'var(--display)', sm: 'var(--text)' },
    fontSize: { xs: '1.25rem', sm: '1rem' },
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
};
