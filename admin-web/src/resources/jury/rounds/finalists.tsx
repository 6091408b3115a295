import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { MAX_FINALISTS } from '@paattu/api-client/jury';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { sentenceOf } from '../../../lib/field-error';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';

const t = translations.jury.open;

/** Chooses the finalists among the approved entries. */
export function Finalists({ entries }: { entries: Entry[] }) {
  const id = useId();
  const { field, fieldState } = useController<{ entryIds: string[] }>({ name: 'entryIds' });
  const chosen = new Set(field.value);
  const error = sentenceOf(fieldState.error);

  function choose(entryId: string, isChosen: boolean) {
    if (isChosen) chosen.add(entryId);
    else chosen.delete(entryId);
    field.onChange([...chosen]);
  }

  return (
    <Box
      component="fieldset"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 500 }}>
        {t.finalists(chosen.size, MAX_FINALISTS)}
      </Box>
      <Box sx={choicesSx}>
        {entries.map((entry, index) => (
          <FormControlLabel
            key={entry.id}
            label={entry.name}
            control={
              <Checkbox
                checked={chosen.has(entry.id)}
                onChange={({ target }) => choose(entry.id, target.checked)}
                onBlur={field.onBlur}
                slotProps={{
                  input: {
                    ref: index === 0 ? field.ref : undefined,
                    'aria-invalid': error === undefined ? undefined : true,
                  },
                }}
              />
            }
          />
        ))}
      </Box>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const choicesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  p: 0.5,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-1)',
  '& .MuiFormControlLabel-root': { minWidth: 0, m: 0, minHeight: 44 },
  '& .MuiFormControlLabel-label': { minWidth: 0, overflowWrap: 'anywhere' },
};
