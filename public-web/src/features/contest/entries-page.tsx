import { formOf, rowOf } from '@paattu/api-client/contest-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { EmptyState } from '../../components/empty-state';
import { LoadFailure } from '../../components/load-failure';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { Zari } from '../../components/zari';
import { useDates } from '../../lib/dates';
import { useServices } from '../../lib/services';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import { usePlayerState } from '../../lib/player/use-player';
import { useShowView } from '../../lib/use-show-view';
import { contestQuery, type Contest, type Entry } from './contest-queries';
import { ContestTitle } from './contest-title';
import { EntryCard } from './entry-card';
import { GalleryControls } from './gallery-controls';
import { galleryQuery, rankOf, type GalleryView } from './gallery-query';
import { useGalleryView } from './use-gallery-view';
import { useReadingOn } from './use-reading-on';

export function EntriesPage() {
  const t = useTranslations('gallery');
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  return (
    <div className="wrap pt-12 md:pt-16">
      <PageMeta title={t.title} description={t.description} path="/entries" />
      <VotingBanner contest={contest} />
      <ContestTitle contest={contest} />
      <h1 className="text-4xl">{t.title}</h1>
      <Gallery contest={contest} />
    </div>
  );
}

function VotingBanner({ contest }: { contest?: Contest }) {
  const t = useTranslations('gallery');
  const { ordinalDate } = useDates();
  // The sentence holds until voting begins.
  if (!contest || !rowOf(contest.state).votingIsAhead) return null;
  return (
    <div className="card mb-10 overflow-hidden">
      <Zari />
      <p className="min-h-18 px-6 py-5 text-center font-display text-lg">
        {t.banner(ordinalDate(contest.votingOpensAt, contest.timeZone))}
      </p>
    </div>
  );
}

function Gallery({ contest }: { contest?: Contest }) {
  const t = useTranslations('gallery');
  const { api } = useServices();
  const { view, show } = useGalleryView();
  const gallery = useInfiniteQuery(galleryQuery(api, view));
  useShowView(gallery.isError || (gallery.data !== undefined && !gallery.isPlaceholderData));
  if (gallery.isLoadingError)
    return (
      <>
        <GalleryControls view={view} show={show} />
        <LoadFailure message={t.failed} onRetry={() => void gallery.refetch()} />
      </>
    );
  if (!gallery.data) return <Spinner label={t.loading} />;
  // Of these entries, while those of another view load.
  const { entries, total, view: shown } = gallery.data;
  if (!entries.length && !shown.search && !gallery.isPlaceholderData) return <NoEntries contest={contest} />;
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-x-4 text-lg text-ink-2" role="status">
        <span className="font-semibold text-ink">{t.count(total)}</span> <span>{t.sorted[shown.order]}</span>
      </p>
      <GalleryControls view={view} show={show} />
      <div aria-busy={gallery.isPlaceholderData} className="by-query">
        {entries.length ? (
          // Another view begins with its own state: no video plays, and no page is read on.
          <Entries
            key={`${shown.order} ${shown.search}`}
            entries={entries}
            total={total}
            view={shown}
            hasMore={gallery.hasNextPage}
          />
        ) : (
          <NothingFound text={shown.search} onShowAll={() => show({ search: '' })} />
        )}
      </div>
      {gallery.isFetchNextPageError && (
        <p role="alert" className="mt-8 text-center">
          {t.failed}
        </p>
      )}
      {gallery.hasNextPage && (
        <p className="mt-10 text-center">
          <BusyButton
            className="btn btn-ghost"
            busy={gallery.isFetchingNextPage}
            onClick={() => void gallery.fetchNextPage({ cancelRefetch: false })}
          >
            {gallery.isFetchingNextPage ? t.loading : t.more}
          </BusyButton>
        </p>
      )}
    </>
  );
}

interface EntriesProps {
  entries: Entry[];
  total: number;
  view: GalleryView;
  hasMore: boolean;
}

function Entries({ entries, total, view, hasMore }: EntriesProps) {
  const list = useReadingOn(entries.length, hasMore);
  const [playing, setPlaying] = useState<string | null>(null);
  const { status } = usePlayerState();
  // Either a video or the player. Not while rendering: the player still plays when a press opens a video.
  useEffect(() => {
    if (status === 'playing') setPlaying(null);
  }, [status]);
  return (
    <ol ref={list} className="gallery">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <EntryCard
            entry={entry}
            position={index}
            rank={rankOf(index, total, view)}
            isPlaying={playing === entry.id}
            onPlay={() => setPlaying(entry.id)}
          />
        </li>
      ))}
    </ol>
  );
}

function NothingFound({ text, onShowAll }: { text: string; onShowAll(): void }) {
  const t = useTranslations('gallery');
  return (
    <EmptyState drawing="nothing-found" title={t.notFound(text)} text={t.notFoundText}>
      <button type="button" className="btn btn-ghost" onClick={onShowAll}>
        {t.showAll}
      </button>
    </EmptyState>
  );
}

function NoEntries({ contest }: { contest?: Contest }) {
  const t = useTranslations('gallery');
  return (
    <EmptyState drawing="no-entries" title={t.empty} text={t.emptyText}>
      {contest && formOf(contest) === 'open' && (
        <>
          <p className="mb-6 text-ink-2">{t.emptyInvitation}</p>
          <Link to="/#enter" className="btn">
            {t.enter}
          </Link>
        </>
      )}
    </EmptyState>
  );
}
