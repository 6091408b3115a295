import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/load-failure';
import { NotFoundPage } from '../../../components/not-found-page';
import { PageMeta } from '../../../components/page-meta';
import { Spinner } from '../../../components/spinner';
import { matchPath } from '../../../lib/router/match-path';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import { useSearch } from '../../../lib/use-search';
import { useShowView } from '../../../lib/use-show-view';
import { usePath, useTranslations } from '../../../translations/use-translations';
import { CheckMyVote } from './check-my-vote';
import { Method } from './method';
import { Others } from './others';
import { Podium } from './podium';
import { type Result, resultQuery, resultsPath } from './result-query';
import { ResultHead } from './result-head';
import { ResultTable } from './result-table';
import { ResultTitle } from './result-title';
import { useVerification } from './use-verification';
import { Verification } from './verification';
import { Versions } from './versions';
import { Afterwards } from './afterwards';
import { EarlyTallies } from './early-tallies';
import { Waivers } from './waivers';

/** The result of a contest at its address, which it keeps for ever. The query of the address names an older version. */
export function ResultsPage() {
  const t = useTranslations('results');
  const { api } = useServices();
  const slug = matchPath('/contests/:slug/results', usePath())?.slug ?? '';
  const query = resultQuery(api, slug, versionIn(useSearch()));
  useFirstAnswers([query], (queries) => queries.prefetchQuery(query));
  const { data: result, isLoadingError, refetch } = useQuery(query);
  useShowView(result !== undefined || isLoadingError);
  if (result === null) return <NotFoundPage />;
  // Another version begins with its own state: nothing of it is verified.
  if (result) return <ResultOf key={`${slug} ${result.version}`} result={result} />;
  return (
    <div className="wrap min-h-dvh pt-12 md:pt-16">
      <PageMeta title={t.title} path={resultsPath(slug)} />
      <h1 className="text-4xl">{t.title}</h1>
      {isLoadingError ? (
        <LoadFailure message={t.failed} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t.loading} />
      )}
    </div>
  );
}

/** The last version for anything but a number. */
function versionIn(search: URLSearchParams): number | undefined {
  const version = search.get('version') ?? '';
  return /^[1-9]\d{0,2}$/.test(version) ? Number(version) : undefined;
}

function ResultOf({ result }: { result: Result }) {
  const verification = useVerification(result);
  return (
    <div className="wrap by-query pt-8 md:pt-12">
      <ResultHead result={result} />
      <div className="result-stage">
        <ResultTitle result={result} />
        <Podium lines={result.lines} />
      </div>
      <ResultTable result={result} />
      <Others others={result.others} />
      <div className="result-columns">
        <div>
          <Afterwards result={result} />
          <Method result={result} />
          <Waivers waivers={result.waivers} />
          <EarlyTallies result={result} />
          <Versions result={result} />
        </div>
        <div>
          <Verification result={result} verification={verification} />
          <CheckMyVote verification={verification} />
        </div>
      </div>
    </div>
  );
}
