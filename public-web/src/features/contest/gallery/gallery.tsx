import { formOf } from '@paattu/shared/contest-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { EmptyState } from '../../../components/empty-state';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { songsQuery } from '../../../components/song/song-queries';
import { Spinner } from '../../../components/spinner';
import { ViewsMeaning } from '../../../components/views-meaning';
import { useServices } from '../../../lib/services';
import { useShowView } from '../../../lib/use-show-view';
import { useTranslations } from '../../../translations/use-translations';
import { useOneVideo } from '../entry/use-one-video';
import { ViewsSource } from '../entry/view-count';
import type { Contest, Entry } from '../facts/contest-queries';
import { EntryCard, type EntryCardProps } from './entry-card';
import { useHasSearch } from './entry-search';
import { GalleryControls } from './gallery-controls';
import { galleryQuery, type ShownOrder } from './gallery-query';
import { useGalleryView } from './use-gallery-view';
import { useReadingOn } from './use-reading-on';

type Heading = 'h2' | 'h3';

interface GalleryProps {
  /** The page that shows the gallery. Its query holds the order and the search. */
  path: string;
  /** Null on a site without one. */
  contest?: Contest | null;
  /** Of the contest that the page is about; the current one without it. */
  slug?: string;
  /** The level of the names of the entries. */
  heading?: Heading;
}

/** The approved entries of a contest: searched, in an order, page by page. */
export function Gallery({ path, contest, slug, heading = 'h2' }: GalleryProps) {
  const t = useTranslations('gallery');
  const { api } = useServices();
  const { view, show } = useGalleryView(path);
  const gallery = useInfiniteQuery(galleryQuery(api, view, slug));
  useShowView(gallery.isError || (gallery.data !== undefined && !gallery.isPlaceholderData));
  // No controls before the first answer, which names the owner's order. They stay when another view does not load.
  const [known, setKnown] = useState<ShownOrder>();
  if (gallery.data && gallery.data.first !== known) setKnown(gallery.data.first);
  const hasSearch = useHasSearch(view.search, gallery.data?.total);
  if (gallery.isLoadingError)
    return (
      <>
        {known && <GalleryControls view={view} hasSearch={hasSearch} first={known} show={show} />}
        <LoadFailure message={t.failed} onRetry={() => void gallery.refetch()} />
      </>
    );
  if (!gallery.data) return <Spinner label={t.loading} />;
  const sentenceOf = (order: ShownOrder) =>
    order === 'fewest' && contest?.state === 'voting' && !isAsSpecified(contest)
      ? t.leastHeard
      : t.sorted[order];
  // Of these entries, while those of another view load.
  const { entries, total, first, view: shown } = gallery.data;
  if (!entries.length && !shown.search && !gallery.isPlaceholderData)
    return <NoEntries contest={contest} heading={heading} />;
  return (
    <>
      <div className="gallery-head">
        <div className="contents" role="status">
          <p className="font-semibold">{t.count(total)}</p>{' '}
          <p className="gallery-sentence">{sentenceOf(shown.order === 'first' ? first : shown.order)}</p>
        </div>
        <GalleryControls view={view} hasSearch={hasSearch} first={first} show={show} />
      </div>
      <div aria-busy={gallery.isPlaceholderData} className="by-query">
        {entries.length ? (
          // Another view begins with its own state: no video plays, and no page is read on.
          <Entries
            key={`${shown.order} ${shown.search}`}
            entries={entries}
            hasMore={gallery.hasNextPage}
            heading={heading}
            namesContest={slug === undefined && isAsSpecified(contest)}
            isSpecified={isAsSpecified(contest)}
            isVotedFor={contest?.state === 'voting' && !isAsSpecified(contest)}
          />
        ) : (
          <NothingFound text={shown.search} heading={heading} onShowAll={() => show({ search: '' })} />
        )}
      </div>
      <ViewsSource entries={entries} />
      <ViewsMeaning />
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

/** The contest of 2025 has the sentences and the cards that are specified. */
const isAsSpecified = (contest?: Contest | null) => !contest || contest.entryGate === 'always';

interface EntriesProps extends Pick<EntryCardProps, 'namesContest' | 'isSpecified' | 'isVotedFor'> {
  entries: Entry[];
  hasMore: boolean;
  heading: Heading;
}

function Entries({ entries, hasMore, heading, ...shows }: EntriesProps) {
  const list = useReadingOn(entries.length, hasMore);
  const { playing, play } = useOneVideo();
  return (
    <ol ref={list} className={shows.isSpecified ? 'gallery' : 'gallery gallery-pairs'}>
      {entries.map((entry, index) => (
        <li key={entry.id} data-playing={playing === entry.id || undefined}>
          <EntryCard
            entry={entry}
            position={index}
            rank={entry.rank}
            heading={heading}
            {...shows}
            isPlaying={playing === entry.id}
            onPlay={() => play(entry.id)}
          />
        </li>
      ))}
    </ol>
  );
}

interface NothingFoundProps {
  text: string;
  heading: Heading;
  onShowAll(): void;
}

function NothingFound({ text, heading, onShowAll }: NothingFoundProps) {
  const t = useTranslations('gallery');
  return (
    <EmptyState drawing="nothing-found" title={t.notFound(text)} text={t.notFoundText} heading={heading}>
      <button type="button" className="btn btn-ghost" onClick={onShowAll}>
        {t.showAll}
      </button>
    </EmptyState>
  );
}

function NoEntries({ contest, heading }: Pick<GalleryProps, 'contest'> & { heading: Heading }) {
  const t = useTranslations('gallery');
  if (contest === null) return <NoContest heading={heading} />;
  return (
    <EmptyState drawing="no-entries" title={t.empty} text={t.emptyText} heading={heading}>
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

function NoContest({ heading }: { heading: Heading }) {
  const t = useTranslations('gallery');
  const { api } = useServices();
  const { data: songs } = useQuery(songsQuery(api));
  return (
    <EmptyState drawing="no-entries" title={t.noContest} heading={heading}>
      {songs && songs.length > 0 && (
        <Link to="/songs" className="btn btn-ghost">
          {t.listen}
        </Link>
      )}
    </EmptyState>
  );
}
