import type { ApiClient, Schemas } from '@paattu/api-client';
import { pointsOf } from '@paattu/shared/points';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { unwrap } from '../../../lib/api-error';
import { useServices } from '../../../lib/services';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { MY_ENTRY, type MyEntry } from '../my-entry-queries';
import { Row } from '../row';

type MyResult = Schemas['MyResultDto'];

/**
 * The line of an entry in the result; null if it has left the contest. Its key is apart from the keys of the entry: an act of the entrant
 * does not change the line, and a withdrawal must not ask for it again.
 */
function myResultQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [MY_ENTRY, 'result', id],
    queryFn: async ({ signal }) => {
      const answer = await api.GET('/api/my-entry/{id}/result', { params: { path: { id } }, signal });
      return answer.response.status === 404 ? null : unwrap(answer);
    },
  });
}

/** Her place, points and votes, the page of the result, and her certificate. */
export function ResultPanel({ entry: { id } }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').result;
  const { api } = useServices();
  const locale = useLocale();
  const { data: result, isLoadingError, refetch } = useQuery(myResultQuery(api, id));
  if (isLoadingError) return <LoadFailure message={t.failed} onRetry={() => void refetch()} />;
  if (!result) return null;
  return (
    <section aria-labelledby="result">
      <h2 id="result" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-lg">
        {result.place === null ? t.noFinalist : t.place(result.place, result.finalists)}
      </p>
      <dl className="mt-4 grid gap-3">
        {result.points && <Row name={t.points}>{t.ofHundred(pointsOf(result.points.total))}</Row>}
        {result.parts.map((part) => (
          <Part key={part} result={result} part={part} />
        ))}
        <Row name={t.votes}>{result.votes}</Row>
        <Row name={t.number}>{result.number}</Row>
      </dl>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <Link to={`/contests/${result.slug}/results`} className="btn btn-ghost">
          {t.all}
        </Link>
        <a href={`/api/my-entry/${id}/certificate?lang=${locale}`} download className="btn btn-ghost">
          {t.certificate}
        </a>
      </p>
    </section>
  );
}

function Part({ result: { points, places }, part }: { result: MyResult; part: MyResult['parts'][number] }) {
  const t = useTranslations('my-entry').result;
  if (!points || !places) return null;
  return <Row name={t.part[part]}>{t.partOf(pointsOf(points[part]), String(places[part]))}</Row>;
}
