import { Box, TextField } from '@mui/material';
import { dayOf, startOfDay } from '../lib/day-range';
import { useListFilters } from './use-list-filters';
import { useState } from 'react';

interface Props {
  fromLabel: string;
  untilLabel: string;
}

/** Filters the list by days of the site's time zone, the last day included. */
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

interface DayFieldProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Reports complete dates only: while 2025 is typed, the field holds the years 0002 and 0202. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const [text, setText] = useState(day);
  const [known, setKnown] = useState(day);
  if (day !== known) {
    setKnown(day);
    setText(day);
  }

  function type(value: string) {
    setText(value);
    if (value === '' || startOfDay(value)) onChange(value);
  }

  return (
    <TextField
      type="date"
      label={label}
      value={text}
      onChange={({ target }) => type(target.value)}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 160px' } }}
    />
  );
}
