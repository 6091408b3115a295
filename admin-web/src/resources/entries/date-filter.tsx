import { Box, Button, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useListFilters } from '../../components/use-list-filters';
import { sentences } from '../../sentences';
import { dayOf, startOfDay } from './date-range';

const words = sentences.entries;

/** Narrows the list to days of submission. Closed until it is wanted: two more fields are a lot on a phone. */
export function DateFilter() {
  const { filters, setFilters } = useListFilters();
  const { from, to, ...others } = filters;
  const [isOpen, setOpen] = useState(from !== undefined || to !== undefined);
  const id = useId();

  function narrow(bounds: { from?: string | null; to?: string | null }) {
    const set = Object.entries({ from, to, ...bounds }).filter(([, instant]) => instant);
    setFilters({ ...others, ...Object.fromEntries(set) });
  }

  return (
    <>
      <Button variant="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {words.dates}
      </Button>
      {isOpen && (
        <Box id={id} role="group" aria-label={words.datesGroup} sx={fieldsSx}>
          <DateField
            label={words.from}
            day={dayOf(from)}
            onChange={(day) => narrow({ from: startOfDay(day) })}
          />
          <DateField
            label={words.to}
            day={dayOf(to, 1)}
            onChange={(day) => narrow({ to: startOfDay(day, 1) })}
          />
          {(from ?? to) && <Button onClick={() => setFilters(others)}>{words.allDates}</Button>}
        </Box>
      )}
    </>
  );
}

interface DateFieldProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Keeps what is being typed, and tells of days alone: a year passes through 0002 and 0202 on its way to 2025. */
function DateField({ label, day, onChange }: DateFieldProps) {
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

const fieldsSx = { order: 1, display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' };
