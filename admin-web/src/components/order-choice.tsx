import { Box, IconButton, TextField } from '@mui/material';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { commonSentences } from '../lib/sentences';
import { Icon, icons } from './icon';
import { COMPACT } from './record-table/column';

interface Props {
  /** What the API sorts by; the choice of one begins with its first direction. */
  choices: { label: string; field: string; first: 'ASC' | 'DESC' }[];
}

/** Sorts the surrounding list while it is too narrow for the heads of its columns. */
export function OrderChoice({ choices }: Props) {
  const { sort, setSort } = useListContext();
  const labelId = useId();
  const isDescending = sort.order === 'DESC';

  function choose(field: string) {
    const chosen = choices.find((choice) => choice.field === field);
    if (chosen) setSort({ field, order: chosen.first });
  }

  return (
    <Box sx={choiceSx}>
      <span id={labelId}>{commonSentences.sortBy}</span>
      <TextField
        select
        value={sort.field}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-labelledby': labelId } }}
      >
        {choices.map(({ label, field }) => (
          <option key={field} value={field}>
            {label}
          </option>
        ))}
      </TextField>
      <IconButton
        aria-label={commonSentences.reverseOrder}
        aria-description={isDescending ? commonSentences.descending : commonSentences.ascending}
        title={commonSentences.reverseOrder}
        onClick={() => setSort({ field: sort.field, order: isDescending ? 'ASC' : 'DESC' })}
      >
        <Icon d={isDescending ? icons.descending : icons.ascending} />
      </IconButton>
    </Box>
  );
}

const choiceSx = {
  display: 'none',
  [COMPACT]: { display: 'flex', alignItems: 'center', gap: 1, width: '100%', mb: 1 },
  '& .MuiTextField-root': { flex: 1 },
};
