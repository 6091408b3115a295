import { formOf, STATE_TABLE } from '@paattu/api-client/contest-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../components/busy-button';
import { LoadFailure } from '../../components/load-failure';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { Zari } from '../../components/zari';
import { useDates } from '../../lib/dates';
import { useServices } from '../../lib/services';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import { contestQuery, galleryQuery } from './contest-queries';
import { EntryCard } from './entry-card';
import { useReadingOn } from './use-reading-on';

export function EntriesPage() {
  const t = useTranslations('contest');
  return (
    <div className="wrap pt-12 md:pt-16">
      <PageMeta title={t.gallery.title} description={t.gallery.description} path="/entries" />
      <VotingBanner />
      <h1 className="mt-10 text-4xl">{t.gallery.title}</h1>
      <Gallery />
    </div>
  );
}

function VotingBanner() {
  const t = useTranslations('contest');
  const { ordinalDate } = useDates();
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  // The sentence holds until voting begins.
  if (!contest || !STATE_TABLE[contest.state].votingIsAhead) return null;
  return (
    <div className="card overflow-hidden">
      <Zari />
      <p className="min-h-18 px-6 py-5 text-center font-display text-xl">
        {t.gallery.banner(ordinalDate(contest.votingOpensAt, contest.timeZone))}
      </p>
    </div>
  );
}

function Gallery() {
  const t = useTranslations('contest');
  const { api } = useServices();
  const gallery = useInfiniteQuery(galleryQuery(api));
  const entries = gallery.data?.entries ?? [];
  const list = useReadingOn(entries.length, gallery.hasNextPage);
  if (gallery.isLoadingError)
    return <LoadFailure message={t.gallery.failed} onRetry={() => void gallery.refetch()} />;
  if (!gallery.data) return <Spinner label={t.gallery.loading} />;
  if (!entries.length) return <NoEntries />;

  return (
    <>
      <p className="mt-3 text-lg text-ink-2">
        <span className="font-semibold text-ink">{t.gallery.count(gallery.data.total)}</span> ·{' '}
        {t.gallery.sorted}
      </p>
      <ol ref={list} className="mt-8 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <EntryCard entry={entry} rank={index + 1} />
          </li>
        ))}
      </ol>
      {gallery.isFetchNextPageError && (
        <p role="alert" className="mt-8 text-center">
          {t.gallery.failed}
        </p>
      )}
      {gallery.hasNextPage && (
        <p className="mt-10 text-center">
          <BusyButton
            className="btn btn-ghost"
            busy={gallery.isFetchingNextPage}
            onClick={() => void gallery.fetchNextPage({ cancelRefetch: false })}
          >
            {gallery.isFetchingNextPage ? t.gallery.loading : t.gallery.more}
          </BusyButton>
        </p>
      )}
    </>
  );
}

function NoEntries() {
  const t = useTranslations('contest');
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  return (
    <div className="mt-10 border-y border-line py-20 text-center">
      <h2 className="text-2xl">{t.gallery.empty}</h2>
      <p className="mt-2 text-ink-2">{t.gallery.emptyText}</p>
      {contest && formOf(contest) === 'open' && (
        <>
          <p className="mt-1 mb-6 text-ink-2">{t.gallery.emptyInvitation}</p>
          <Link to="/#enter" className="btn">
            {t.gallery.enter}
          </Link>
        </>
      )}
    </div>
  );
}
