import { TextField } from '@mui/material';
import { useState } from 'react';
import { sentences } from '../sentences';
import { useListFilters } from './use-list-filters';

/** Full-text filter `q` of the list around it, sent when the typing pauses. */
export function SearchField({ hint }: { hint: string }) {
  const { filters, setFilters } = useListFilters();
  const [text, setText] = useState(filters.q ?? '');

  function search(value: string) {
    setText(value);
    const { q: _, ...others } = filters;
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
