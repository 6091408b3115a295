import { ownerText } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/load-failure';
import { NotFoundPage } from '../../../components/not-found-page';
import { PageMeta } from '../../../components/page-meta';
import { Spinner } from '../../../components/spinner';
import { matchPath } from '../../../lib/router/match-path';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import { useLocale, usePath, useTranslations } from '../../../translations/use-translations';
import { contestAtQuery } from '../facts/announced-contests';
import { contestData } from '../facts/contest-data';
import { ContestNeighbours } from '../facts/contest-neighbours';
import type { Contest } from '../facts/contest-queries';
import { Gallery } from '../gallery/gallery';
import { ContestHead } from './contest-head';
import { ContestSeal } from './contest-seal';
import { Extensions } from './extensions';

/** A contest at its address, which it keeps for ever: its song, prize, dates and entries. */
export function ContestPage() {
  const t = useTranslations('gallery').contests;
  const { api } = useServices();
  const slug = matchPath('/contests/:slug', usePath())?.slug ?? '';
  const query = contestAtQuery(api, slug);
  useFirstAnswers([query], (queries) => queries.prefetchQuery(query));
  const { data: contest, isLoadingError, refetch } = useQuery(query);
  if (contest === null) return <NotFoundPage />;
  if (!contest)
    return (
      <div className="wrap pt-12 md:pt-16">
        <PageMeta title={t.title} path={`/contests/${slug}`} />
        <h1 className="text-4xl">{t.title}</h1>
        {isLoadingError ? (
          <LoadFailure message={t.failed} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t.loading} />
        )}
      </div>
    );
  // Another contest begins with its own state.
  return <ContestOf key={contest.id} contest={contest} />;
}

function ContestOf({ contest }: { contest: Contest }) {
  const t = useTranslations('gallery');
  const locale = useLocale();
  const title = ownerText(locale, contest.title, contest.titleMalayalam);
  const path = `/contests/${contest.slug}`;
  return (
    <>
      <PageMeta
        title={title}
        description={t.contests.descriptionOf(
          title,
          ownerText(locale, contest.songTitle, contest.songTitleMalayalam),
          formatRupees(contest.prizeAmount),
        )}
        path={path}
        structuredData={import.meta.env.SSR ? (page) => contestData(contest, path, page) : undefined}
      />
      <ContestHead contest={contest} />
      <div className="wrap section">
        <Extensions contest={contest} />
        <section aria-labelledby="entries-title">
          <h2 id="entries-title" className="text-3xl">
            {t.title}
          </h2>
          <Gallery path={path} contest={contest} slug={contest.slug} heading="h3" />
        </section>
        <ContestNeighbours contest={contest} />
        <ContestSeal contest={contest} />
      </div>
    </>
  );
}
