import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/empty-state';
import { ExternalLink } from '../../../components/external-link';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { Spinner } from '../../../components/spinner';
import { ViewsMeaning } from '../../../components/views-meaning';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { SITE_TIME_ZONE } from '../../../lib/time-zone';
import { topEntries as english } from '../../../translations/en/top-entries';
import { topEntries as malayalam } from '../../../translations/ml/top-entries';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { EntryPhoto } from '../entry/entry-photo';
import { Rank } from '../entry/rank';
import { ViewCount, ViewsSource } from '../entry/view-count';
import { contestQuery, topEntriesQuery, type Entry } from '../facts/contest-queries';

/** No area of the catalogue, because they load with this part alone. */
const SENTENCES = { en: english, ml: malayalam };

/** By views, so the medals are not those of the result: the heading says so. */
export function TopEntries() {
  const t = SENTENCES[useLocale()];
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  const { data: entries } = useQuery(topEntriesQuery(api));
  const isByViews = entries?.some(({ viewsRefreshedAt }) => viewsRefreshedAt !== null);
  // An order by views that nobody knows would only favor the oldest entries. The contest of 2025 has its list in any case, as specified.
  if (contest && contest.entryGate !== 'always' && entries?.length && !isByViews)
    return (
      <p className="wrap section">
        <Link to="/entries" className="btn btn-ghost">
          {t.viewAll}
        </Link>
      </p>
    );
  return (
    <section aria-labelledby="top-entries-title" className="wrap section">
      <h2 id="top-entries-title" className="text-3xl">
        {t.title}
      </h2>
      <TopEntriesList />
      <Link to="/entries" className="btn btn-ghost mt-8">
        {t.viewAll}
      </Link>
    </section>
  );
}

function TopEntriesList() {
  const t = SENTENCES[useLocale()];
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  const { data: entries, isLoadingError, refetch } = useQuery(topEntriesQuery(api));
  if (isLoadingError) return <LoadFailure message={t.failed} onRetry={() => void refetch()} />;
  if (!entries) return <Spinner label={t.loading} />;
  if (!entries.length)
    return <EmptyState drawing="no-entries" title={t.empty} text={t.emptyText} heading="h3" />;
  const isSpecified = contest?.entryGate === 'always';
  return (
    <>
      <ol className="top-entries">
        {entries.map((entry) => (
          <TopEntry key={entry.id} entry={entry} isRanked={isSpecified || isAlone(entry, entries)} />
        ))}
      </ol>
      <ViewsSource entries={entries} />
      <ViewsMeaning />
    </>
  );
}

/** Nobody is ahead of an entry with as many views, nor without any. */
const isAlone = ({ viewCount }: Entry, entries: readonly Entry[]) =>
  Boolean(viewCount) && entries.filter((other) => other.viewCount === viewCount).length === 1;

function TopEntry({ entry, isRanked }: { entry: Entry; isRanked: boolean }) {
  const { date } = useDates();
  const languageOf = useLanguageOf();
  const t = SENTENCES[useLocale()];
  const { top } = useTranslations('contest');
  return (
    <li className="top-entry">
      <EntryPhoto entry={entry} className="top-entry-photo" />
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm text-ink-2 tabular-nums">
          {isRanked && entry.rank !== null && <Rank rank={entry.rank} />} <ViewCount entry={entry} />
        </p>
        <p className="mt-1 text-lg leading-snug font-semibold wrap-anywhere">
          <Link to={`/entries/${entry.slug}`} className="reach hover:underline" lang={languageOf(entry.name)}>
            {entry.name}
          </Link>
        </p>
        <p className="text-sm text-ink-2">{top.submittedOn(date(entry.submittedAt, SITE_TIME_ZONE))}</p>
        <ExternalLink href={entry.youtubeUrl} className="text-link tap">
          {t.watch} <span className="sr-only">{t.watchOf(entry.name)}</span>
        </ExternalLink>
      </div>
    </li>
  );
}
