import { Box, TextField } from '@mui/material';
import { useListFilters } from './use-list-filters';

interface Props {
  fromLabel: string;
  untilLabel: string;
}

/** Narrows the list around it to records of some days, the last one included, by the owner's own calendar. */
export function PeriodFilter({ fromLabel, untilLabel }: Props) {
  const { filters, setFilters } = useListFilters();
  const { from, to, ...others } = filters;

  function change(first: string, last: string) {
    setFilters({
      ...others,
      ...(first && { from: startOf(first) }),
      ...(last && { to: startOf(last, 1) }),
    });
  }

  const first = from ? dayOf(from) : '';
  const last = to ? dayOf(to, -1) : '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        type="date"
        size="small"
        label={fromLabel}
        value={first}
        onChange={(event) => change(event.target.value, last)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="date"
        size="small"
        label={untilLabel}
        value={last}
        onChange={(event) => change(first, event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}

/** The instant at which a day begins here, or one some days later. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

/** The day here at an instant, or one some days later. */
function dayOf(instant: string, later = 0): string {
  const day = new Date(instant);
  day.setDate(day.getDate() + later);
  return new Intl.DateTimeFormat('sv-SE').format(day);
}
