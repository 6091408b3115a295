import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from '../../components/external-link';
import { LoadFailure } from '../../components/load-failure';
import { Spinner } from '../../components/spinner';
import { useDates } from '../../lib/dates';
import { abbreviateCount } from '../../lib/format';
import { useLanguageOf } from '../../lib/language';
import { useServices } from '../../lib/services';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import { topEntriesQuery, type Entry } from './contest-queries';
import { EntryPhoto } from './entry-photo';
import { Rank } from './rank';
import { SITE_TIME_ZONE } from '../../lib/time-zone';

export function TopEntries() {
  const t = useTranslations('contest');
  return (
    <section aria-labelledby="top-entries-title" className="wrap pt-16 md:pt-24">
      <h2 id="top-entries-title" className="text-3xl">
        {t.top.title}
      </h2>
      <p className="mt-2 text-ink-2">{t.top.intro}</p>
      <TopEntriesList />
      <Link to="/entries" className="btn btn-ghost mt-8">
        {t.top.viewAll}
      </Link>
    </section>
  );
}

function TopEntriesList() {
  const t = useTranslations('contest');
  const { api } = useServices();
  const { data: entries, isLoadingError, refetch } = useQuery(topEntriesQuery(api));
  if (isLoadingError) return <LoadFailure message={t.top.failed} onRetry={() => void refetch()} />;
  if (!entries) return <Spinner label={t.top.loading} />;
  if (!entries.length)
    return (
      <div className="mt-8 border-y border-line py-14 text-center">
        <h3 className="text-2xl">{t.top.empty}</h3>
        <p className="mt-2 text-ink-2">{t.top.emptyText}</p>
      </div>
    );
  return (
    <ol className="mt-8 border-t border-line">
      {entries.map((entry, index) => (
        <TopEntry key={entry.id} entry={entry} rank={index + 1} />
      ))}
    </ol>
  );
}

function TopEntry({ entry, rank }: { entry: Entry; rank: number }) {
  const { date } = useDates();
  const languageOf = useLanguageOf();
  const t = useTranslations('contest');
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 sm:grid-cols-[3.5rem_5.5rem_minmax(0,1fr)_auto_auto] sm:gap-x-6">
      <span className="justify-self-center">
        <Rank rank={rank} />
      </span>
      <span className="hidden sm:block">
        <EntryPhoto entry={entry} className="size-20 rounded-1 text-xs" />
      </span>
      <div>
        <p className="text-lg leading-snug font-semibold" lang={languageOf(entry.name)}>
          {entry.name}
        </p>
        <p className="text-sm text-ink-2">{t.top.submittedOn(date(entry.submittedAt, SITE_TIME_ZONE))}</p>
      </div>
      <p className="col-start-2 text-ink-2 tabular-nums sm:col-start-auto">
        {t.top.views(abbreviateCount(entry.viewCount))}
      </p>
      <ExternalLink
        href={entry.youtubeUrl}
        className="text-link col-start-3 row-start-1 inline-flex min-h-11 items-center gap-1 sm:col-start-auto sm:row-start-auto"
      >
        {t.top.watch} <span className="sr-only">{t.top.watchOf(entry.name)}</span>
      </ExternalLink>
    </li>
  );
}
