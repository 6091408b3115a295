import { ownerText } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/empty-state';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { PageMeta } from '../../../components/page-meta';
import { Spinner } from '../../../components/spinner';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { contestsQuery, type ContestSummary } from '../facts/announced-contests';
import { ContestLink } from '../facts/contest-link';

/** All contests that were announced, the last one first. */
export function ContestsPage() {
  const t = useTranslations('gallery').contests;
  return (
    <div className="wrap pt-12 md:pt-16">
      <PageMeta title={t.title} description={t.description} path="/contests" />
      <h1 className="text-4xl">{t.title}</h1>
      <p className="mt-3 text-lg text-ink-2">{t.intro}</p>
      <ContestList />
    </div>
  );
}

function ContestList() {
  const t = useTranslations('gallery').contests;
  const { api } = useServices();
  const { data: contests, isLoadingError, refetch } = useQuery(contestsQuery(api));
  if (isLoadingError) return <LoadFailure message={t.failed} onRetry={() => void refetch()} />;
  if (!contests) return <Spinner label={t.loading} />;
  if (!contests.length) return <EmptyState drawing="paper-boat" title={t.empty} text={t.emptyText} />;
  return (
    <ol className="mt-8 border-t border-line">
      {contests.map((contest) => (
        <li key={contest.id} className="border-b border-line py-5">
          <ContestRow contest={contest} />
        </li>
      ))}
    </ol>
  );
}

function ContestRow({ contest }: { contest: ContestSummary }) {
  const t = useTranslations('gallery').contests;
  const { prize } = useTranslations('contest');
  const results = useTranslations('results');
  const { dateRange } = useDates();
  const languageOf = useLanguageOf();
  const song = ownerText(useLocale(), contest.songTitle, contest.songTitleMalayalam);
  return (
    <article>
      <h2 className="text-xl">
        <ContestLink contest={contest} />
      </h2>
      <p className="text-ink-2">
        {t.states[contest.state]} · {dateRange(contest.opensAt, contest.winnerAt, contest.timeZone)}
      </p>
      <p className="mt-1 wrap-anywhere">
        {t.song} <span lang={languageOf(song)}>{song}</span> · {prize.label}:{' '}
        {formatRupees(contest.prizeAmount)}
      </p>
      {contest.hasResults && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
          {contest.winner && (
            <span className="wrap-anywhere">
              {t.winner}{' '}
              <Link
                to={`/entries/${contest.winner.slug}`}
                className="text-link"
                lang={languageOf(contest.winner.name)}
              >
                {contest.winner.name}
              </Link>
            </span>
          )}
          <Link to={`/contests/${contest.slug}/results`} className="text-link">
            {results.winner.all}
          </Link>
        </p>
      )}
    </article>
  );
}
