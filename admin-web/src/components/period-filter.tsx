import { Box } from '@mui/material';
import { DayField } from './day-field';
import { dayOf, startOfDay } from '../lib/day-range';
import { useListFilters } from './use-list-filters';

interface Props {
  fromLabel: string;
  untilLabel: string;
}

/** Filters the list by days of the owner's time zone, the last day included. */
export function PeriodFilter({ fromLabel, untilLabel }: Props) {
  const { filters, changeFilters } = useListFilters();

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <DayField
        label={fromLabel}
        day={dayOf(filters.from)}
        onChange={(day) => changeFilters({ from: startOfDay(day) ?? undefined })}
      />
      <DayField
        label={untilLabel}
        day={dayOf(filters.to, 1)}
        onChange={(day) => changeFilters({ to: startOfDay(day, 1) ?? undefined })}
      />
    </Box>
  );
}
