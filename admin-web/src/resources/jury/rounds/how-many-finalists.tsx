import { TextField } from '@mui/material';
import { jurySentences } from '../sentences';

const t = jurySentences.open;

interface Props {
  /** How many there can be. */
  most: number;
  finalists: number;
  onChange: (finalists: number) => void;
}

/** The number of finalists, without names: an owner who saw them could choose the number by whom it leaves out. */
export function HowManyFinalists({ most, finalists, onChange }: Props) {
  return (
    <TextField
      select
      label={t.howMany}
      value={finalists}
      onChange={({ target }) => onChange(Number(target.value))}
      helperText={t.howManyHint}
      slotProps={{ select: { native: true } }}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </TextField>
  );
}
