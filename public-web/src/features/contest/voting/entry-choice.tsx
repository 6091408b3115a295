import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { LoadFailure } from '../../../components/load-failure';
import { Spinner } from '../../../components/spinner';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import { EntryPhoto } from '../entry/entry-photo';
import { EntrySearch, useHasSearch } from '../gallery/entry-search';
import { searchOf } from '../gallery/use-gallery-view';
import { type BallotEntry, ballotQuery } from './ballot-query';

interface Props {
  /** Null if the one of the link has left the contest: then the list opens, and stays open whatever is chosen. */
  chosen: BallotEntry | null;
  onChoose(entry: BallotEntry): void;
}

/** Offers all entries of the ballot: whoever asked for a link need not be who votes with it. */
export function EntryChoice({ chosen, onChoose }: Props) {
  const t = useTranslations('voting').confirm;
  const [isOpen, setOpen] = useState(!chosen);
  const id = useId();
  if (!chosen && !isOpen) setOpen(true);
  if (isOpen) return <Choices chosen={chosen} onChoose={onChoose} name={id} />;
  return (
    <p className="mt-3">
      <button type="button" className="btn btn-ghost" aria-expanded={false} onClick={() => setOpen(true)}>
        {t.other}
      </button>
    </p>
  );
}

function Choices({ chosen, onChoose, name }: Props & { name: string }) {
  const t = useTranslations('voting');
  const { api } = useServices();
  const languageOf = useLanguageOf();
  const [search, setSearch] = useState('');
  const ballot = useInfiniteQuery(ballotQuery(api, search));
  const hasSearch = useHasSearch(search, ballot.data?.length);
  const legend = useRef<HTMLLegendElement>(null);
  // The list replaces the button that opened it.
  useEffect(() => {
    if (document.activeElement === document.body) legend.current?.focus();
  }, []);
  return (
    <fieldset className="mt-5">
      <legend ref={legend} tabIndex={-1} className="font-medium">
        {t.confirm.all}
      </legend>
      {hasSearch && (
        <div className="mt-4">
          <EntrySearch search={search} onSearch={(text) => setSearch(searchOf(text))} />
        </div>
      )}
      {ballot.data ? (
        <ul
          className="mt-3 max-h-80 overflow-y-auto border-y border-line"
          aria-busy={ballot.isPlaceholderData}
        >
          {ballot.data.map((entry) => (
            <li key={entry.id}>
              <label className="flex min-h-11 items-center gap-3 py-1.5">
                <input
                  type="radio"
                  name={name}
                  checked={entry.id === chosen?.id}
                  onChange={() => onChoose(entry)}
                  className="flex-none"
                />
                <EntryPhoto entry={entry} className="size-10 flex-none" />
                <span className="min-w-0 wrap-anywhere" lang={languageOf(entry.name)}>
                  {entry.name}
                </span>
              </label>
            </li>
          ))}
          {ballot.data.length === 0 && <li className="py-3">{search ? t.notFound(search) : t.none}</li>}
          {ballot.hasNextPage && (
            <li className="py-2">
              <BusyButton
                className="btn btn-ghost"
                busy={ballot.isFetchingNextPage}
                onClick={() => void ballot.fetchNextPage({ cancelRefetch: false })}
              >
                {t.more}
              </BusyButton>
            </li>
          )}
        </ul>
      ) : ballot.isLoadingError ? (
        <LoadFailure message={t.failed} onRetry={() => void ballot.refetch()} />
      ) : (
        <Spinner label={t.loading} />
      )}
      {ballot.isFetchNextPageError && (
        <p role="alert" className="mt-2">
          {t.failed}
        </p>
      )}
    </fieldset>
  );
}
