import { TextField } from '@mui/material';
import { useState } from 'react';
import { startOfDay } from '../lib/day-range';

interface DayFieldProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Keeps what is being typed, and tells of days alone: a year passes through 0002 and 0202 on its way to 2025. */
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
      size="small"
      label={label}
      value={text}
      onChange={({ target }) => type(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 160px' } }}
    />
  );
}
