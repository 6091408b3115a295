import { Box, TextField } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { sentenceOf } from '../../../lib/field-error';
import type { JuryRound } from '../../../records';
import { translations } from '../../../translations';

const t = translations.jury.open;

/** After a first round, the owner chooses how many of its best entries are finalists, not which. */
export function HowManyFinalists({ best }: { best: JuryRound['entries'] }) {
  const id = useId();
  const { field, fieldState } = useController<{ entryIds: string[] }>({ name: 'entryIds' });
  const error = sentenceOf(fieldState.error);
  const chosen = best.slice(0, field.value.length);

  return (
    <>
      <TextField
        select
        label={t.howMany}
        value={field.value.length}
        onChange={({ target }) =>
          field.onChange(best.slice(0, Number(target.value)).map(({ entryId }) => entryId))
        }
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error !== undefined}
        helperText={error ?? t.howManyHint}
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
          {chosen.map(({ entryId, name }) => (
            <li key={entryId}>{name}</li>
          ))}
        </Box>
      </div>
    </>
  );
}
