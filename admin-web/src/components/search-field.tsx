import { TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { sentences } from '../sentences';

/** Full-text filter `q` of the list around it, sent when the typing pauses. */
export function SearchField({ hint }: { hint: string }) {
  const { filterValues, setFilters } = useListContext();
  const [text, setText] = useState<string>(filterValues.q ?? '');

  function search(value: string) {
    setText(value);
    const { q: _, ...others } = filterValues;
    setFilters(value.trim() ? { ...others, q: value.trim() } : others, undefined, true);
  }

  return (
    <TextField
      type="search"
      size="small"
      label={sentences.search}
      placeholder={hint}
      value={text}
      onChange={(event) => search(event.target.value)}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}
