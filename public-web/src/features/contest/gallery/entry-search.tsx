import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useEarlyValue } from '../../../lib/use-early-input';
import { useTranslations } from '../../../translations/use-translations';

/** The search begins when the visitor pauses. */
const PAUSE_MS = 300;
/** So many entries are found without a search. */
const FEW = 12;

/** Whether entries are searched: where there are many, or where a search hides some. It stays while the page is open. */
export function useHasSearch(search: string, found = 0): boolean {
  const [wasThere, setWasThere] = useState(false);
  const isThere = wasThere || search !== '' || found > FEW;
  if (isThere !== wasThere) setWasThere(isThere);
  return isThere;
}

interface EntrySearchProps {
  search: string;
  onSearch(text: string): void;
}

/** The field that searches entries by name. */
export function EntrySearch({ search, onSearch }: EntrySearchProps) {
  const t = useTranslations('gallery');
  const id = useId();
  // What is typed differs from what is searched until the visitor pauses, and in its spaces while the field has the focus.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? search;
  useEarlyValue(id, value, setTyped);

  function searchFor(text: string) {
    if (text.trim() !== search) onSearch(text);
  }
  const searchTyped = useEffectEvent(searchFor);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => searchTyped(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className="field">
      <label htmlFor={id}>{t.search}</label>
      <input
        id={id}
        type="search"
        className="input"
        // The page determines the text, not the browser's form restoration.
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => {
          if (typed !== null) searchFor(typed);
          setTyped(null);
        }}
      />
    </div>
  );
}
