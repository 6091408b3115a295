import { Box, Button } from '@mui/material';
import { formatCount } from '../lib/format';
import { translations } from '../translations';
import { useListFilters } from './use-list-filters';

interface Props<Status extends string> {
  label: string;
  labels: Record<Status, string>;
  /** How many records there are of each status and of all, where the server tells; null until it has. */
  counts?: Record<NoInfer<Status> | 'total', number> | null;
}

/** Narrows the list around it to one status. */
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
      // In columns on a phone, where buttons of their own width would break into other lines when their counts come.
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
