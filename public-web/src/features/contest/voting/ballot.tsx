import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { EmptyState } from '../../../components/empty-state';
import { LoadFailure } from '../../../components/load-failure';
import { Spinner } from '../../../components/spinner';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import { useOneVideo } from '../entry/use-one-video';
import { EntrySearch, useHasSearch } from '../gallery/entry-search';
import { searchOf } from '../gallery/use-gallery-view';
import { useReadingOn } from '../gallery/use-reading-on';
import { BallotCard } from './ballot-card';
import { type BallotEntry, ballotQuery } from './ballot-query';
import { useMyVote } from './my-vote-query';

interface BallotProps {
  /** Whether the visitor may vote now. */
  isOpen: boolean;
  isBusy: boolean;
  onVote(entry: BallotEntry): void;
}

/** The entries in the order of this browser: searched, and part by part. */
export function Ballot(props: BallotProps) {
  const t = useTranslations('voting');
  const { api } = useServices();
  const [search, setSearch] = useState('');
  const ballot = useInfiniteQuery(ballotQuery(api, search));
  const hasSearch = useHasSearch(search, ballot.data?.length);
  return (
    <>
      {hasSearch && (
        <search className="mb-8 block max-w-sm">
          <EntrySearch search={search} onSearch={(text) => setSearch(searchOf(text))} />
        </search>
      )}
      {ballot.data ? (
        <div aria-busy={ballot.isPlaceholderData}>
          {ballot.data.length > 0 ? (
            <Cards {...props} entries={ballot.data} hasMore={ballot.hasNextPage} />
          ) : (
            <Nothing search={search} onShowAll={() => setSearch('')} />
          )}
        </div>
      ) : ballot.isLoadingError ? (
        <LoadFailure message={t.failed} onRetry={() => void ballot.refetch()} />
      ) : (
        <Spinner label={t.loading} />
      )}
      {ballot.isFetchNextPageError && (
        <p role="alert" className="mt-8 text-center">
          {t.failed}
        </p>
      )}
      {ballot.hasNextPage && (
        <p className="mt-10 text-center">
          <BusyButton
            className="btn btn-ghost"
            busy={ballot.isFetchingNextPage}
            onClick={() => void ballot.fetchNextPage({ cancelRefetch: false })}
          >
            {t.more}
          </BusyButton>
        </p>
      )}
    </>
  );
}

interface CardsProps extends BallotProps {
  entries: BallotEntry[];
  hasMore: boolean;
}

function Cards({ entries, hasMore, isOpen, isBusy, onVote }: CardsProps) {
  const list = useReadingOn(entries.length, hasMore);
  const { playing, play } = useOneVideo();
  const { data: mine } = useMyVote();
  return (
    <ol ref={list} className="ballot">
      {entries.map((entry, position) => (
        <li key={entry.id} data-playing={playing === entry.id || undefined}>
          <BallotCard
            entry={entry}
            position={position}
            isPlaying={playing === entry.id}
            isMine={mine?.vote?.entry?.id === entry.id}
            isBusy={isBusy}
            onVote={isOpen && mine ? () => onVote(entry) : null}
            onPlay={() => play(entry.id)}
          />
        </li>
      ))}
    </ol>
  );
}

function Nothing({ search, onShowAll }: { search: string; onShowAll(): void }) {
  const t = useTranslations('voting');
  if (!search) return <EmptyState drawing="no-entries" title={t.none} text={t.noneText} />;
  return (
    <EmptyState drawing="nothing-found" title={t.notFound(search)} text={t.notFoundText}>
      <button type="button" className="btn btn-ghost" onClick={onShowAll}>
        {t.showAll}
      </button>
    </EmptyState>
  );
}
