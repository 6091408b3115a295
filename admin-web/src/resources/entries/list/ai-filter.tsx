import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { useListFilters } from '../../../components/use-list-filters';
import type { Entry } from '../api';
import { aiSentences as t } from '../ai/sentences';

const CHOICES = Object.keys(t.filters) as Array<keyof typeof t.filters>;

/** Filters the list by what the entrants declare. Absent where no contest of the list asks. */
export function AiFilter() {
  const { filters, changeFilters } = useListFilters();
  const { data = [] } = useListContext<Entry>();
  if (filters.aiUse === undefined && data.every(({ aiRule }) => aiRule === null)) return null;
  return (
    <TextField
      select
      size="small"
      value={filters.aiUse ?? ''}
      onChange={({ target: { value } }) => changeFilters({ aiUse: value || undefined })}
      slotProps={{
        select: {
          displayEmpty: true,
          // Its label is inside, so that the filters are one line.
          SelectDisplayProps: { 'aria-label': t.filter },
          renderValue: (chosen) => `${t.filter}: ${t.filters[chosen as (typeof CHOICES)[number]]}`,
        },
      }}
      sx={{ minWidth: 150 }}
    >
      {CHOICES.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t.filters[choice]}
        </MenuItem>
      ))}
    </TextField>
  );
}
