import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { translations } from '../translations';
import { useListFilters } from './use-list-filters';

const PAUSE_MS = 400;

/**
 * Full-text filter `q` of the list around it, sent when the typing pauses. react-admin's own delay outlives the list,
 * and would take whoever has gone on to another page back to it.
 */
export function SearchField({ hint }: { hint: string }) {
  const { filters, changeFilters } = useListFilters();
  const { q = '' } = filters;
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    // What came from here stands as it was typed, with its blank at the end.
    if (q !== text.trim()) setText(q);
  }

  const search = useEvent((wanted: string) => changeFilters({ q: wanted || undefined }));

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === q) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // The list stays for as long as the page that was asked for next is being made.
      if (location.pathname === pathname) search(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, q, search]);

  return (
    <TextField
      type="search"
      size="small"
      label={translations.search}
      placeholder={hint}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}
