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
        onClick={() => changeFilters({ status })}
        sx={{ ...optionSx, ...(isCurrent && currentSx) }}
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
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 2, sm: 3 } }}
    >
      {option(undefined, translations.all)}
      {statuses.map((status) => option(status, labels[status]))}
    </Box>
  );
}

const optionSx = {
  gap: 1,
  minWidth: 0,
  px: 0.5,
  borderBottom: '2px solid transparent',
  borderRadius: 0,
  color: 'text.secondary',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  // There, each border is visible, also a transparent one.
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
};

const currentSx = {
  borderBottomColor: 'var(--leaf)',
  color: 'text.primary',
  '@media (forced-colors: active)': { borderBottomColor: 'Highlight' },
};
