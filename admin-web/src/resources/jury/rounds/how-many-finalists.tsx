import { Box, TextField } from '@mui/material';
import { useId } from 'react';
import type { JuryRound } from '../../../records';
import { translations } from '../../../translations';

const t = translations.jury.open;

interface Props {
  best: JuryRound['entries'];
  finalists: number;
  onChange: (finalists: number) => void;
}

/** The number of finalists, with the names that follow from it. */
export function HowManyFinalists({ best, finalists, onChange }: Props) {
  const id = useId();
  return (
    <>
      <TextField
        select
        label={t.howMany}
        value={finalists}
        onChange={({ target }) => onChange(Number(target.value))}
        helperText={t.howManyHint}
        slotProps={{ select: { native: true } }}
      >
        {best.map(({ entryId, place }) => (
          <option key={entryId} value={place ?? 0}>
            {place}
          </option>
        ))}
      </TextField>
      <div>
        <Box id={id} sx={{ fontWeight: 500 }}>
          {t.finalistsByPlace}
        </Box>
        <Box component="ol" aria-labelledby={id} sx={{ m: 0, pl: '2em', overflowWrap: 'anywhere' }}>
          {best.slice(0, finalists).map(({ entryId, name }) => (
            <li key={entryId}>{name}</li>
          ))}
        </Box>
      </div>
    </>
  );
}
