import { Box, Button } from '@mui/material';
import { formatCount } from '../lib/format';
import { translations } from '../translations';
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

  function option(status: Status | undefined, text: string) {
    const isCurrent = filters.status === status;
    return (
      <Button
        key={text}
        aria-pressed={isCurrent}
        variant={isCurrent ? 'contained' : 'outlined'}
        onClick={() => changeFilters({ status })}
        sx={{ gap: 1, px: 2, fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
        {counts !== undefined && (
          <Box component="span" sx={{ minWidth: '2ch' }}>
            {counts && formatCount(counts[status ?? 'total'])}
          </Box>
        )}
      </Button>
    );
  }

  return (
    <Box
      role="group"
      aria-label={label}
      // A grid on a phone: buttons of different widths would wrap when their counts arrive.
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, 1fr)',
        flexWrap: 'wrap',
        gap: 1,
      }}
    >
      {option(undefined, translations.all)}
      {statuses.map((status) => option(status, labels[status]))}
    </Box>
  );
}
