import { TextField } from '@mui/material';
import { useId } from 'react';

interface ChoiceFilterProps {
  label: string;
  /** The choice that filters nothing. */
  all: string;
  value: string | undefined;
  choices: Array<[value: string, label: string]>;
  onChange: (value: string | undefined) => void;
}

export function ChoiceFilter({ label, all, value = '', choices, onChange }: ChoiceFilterProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value || undefined)}
      sx={{ flex: '1 1 140px', minWidth: 0 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
      {/* A value of the address that is not among the choices, or not yet. */}
      {value !== '' && !choices.some(([choice]) => choice === value) && <option value={value}>…</option>}
    </TextField>
  );
}
