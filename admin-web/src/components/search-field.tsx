import { InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useLocation } from 'react-router';
import { commonSentences } from '../lib/sentences';
import { Icon, icons } from './icon';
import { useListFilters } from './use-list-filters';

const PAUSE_MS = 400;

/**
 * The full-text filter `q` of the list, applied when typing pauses. react-admin's own delayed filter can fire after the
 * owner has opened another page, and would navigate back.
 */
export function SearchField({ hint }: { hint: string }) {
  const { filters, changeFilters } = useListFilters();
  const { q = '' } = filters;
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  /** What this field has asked for last. The list has it later, and more may be typed until then. */
  const [asked, setAsked] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (q !== asked) {
      setAsked(q);
      setText(q);
    }
  }

  const search = useEvent((wanted: string) => {
    setAsked(wanted);
    changeFilters({ q: wanted || undefined });
  });

  // A list that is beside its records stays when one opens, and waits once more.
  const page = useLocation().pathname;
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === q) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // The list stays mounted while the next page renders.
      if (location.pathname === pathname) search(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, q, search, page]);

  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={hint}
      value={text}
      onChange={(event) => setText(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <Icon d={icons.search} />
        </InputAdornment>
      }
      sx={{ width: { xs: '100%', sm: 260 } }}
      inputProps={{ 'aria-label': commonSentences.search, maxLength: 100 }}
    />
  );
}
