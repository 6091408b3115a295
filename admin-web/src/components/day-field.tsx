import { TextField } from '@mui/material';
import { useState } from 'react';
import { startOfDay } from '../lib/day-range';

interface DayFieldProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Reports complete dates only: while 2025 is typed, the field holds the years 0002 and 0202. */
export function DayField({ label, day, onChange }: DayFieldProps) {
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
