import { useQuery } from '@tanstack/react-query';
import { Spinner } from '../../components/spinner';
import { ViewsMeaning } from '../../components/views-meaning';
import { useDates } from '../../lib/dates';
import { useServices } from '../../lib/services';
import { useTranslations } from '../../translations/use-translations';
import { figuresQuery, type JuryRoom } from './jury-query';

const numbers = new Intl.NumberFormat('en-IN');
const FIGURES = ['views', 'likes', 'comments'] as const;

/** What YouTube says of the video at this moment, beside the mark and in no sum. */
export function Figures({ id, room }: { id: string; room: JuryRoom }) {
  const t = useTranslations('jury').figures;
  const { api } = useServices();
  const { dateTime } = useDates();
  const { hasFigures, contest } = room;
  const { data, isError, isFetching, refetch } = useQuery({ ...figuresQuery(api, id), enabled: hasFigures });
  return (
    <section aria-label={t.title} className="rounded-1 bg-cloth-2 p-4">
      {!hasFigures && <p>{t.none}</p>}
      {data && (
        <>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {FIGURES.map((name) => (
              <div key={name} className="flex flex-col-reverse">
                <dt className="text-sm">{t[name]}</dt>
                <dd className="font-display text-lg leading-tight font-semibold tabular-nums">
                  {data[name] === null ? t.hidden : numbers.format(data[name])}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-ink-2">
            {t.from(dateTime(data.readAt, contest.timeZone))} {t.meaning}
          </p>
          <ViewsMeaning />
        </>
      )}
      {!data && isFetching && (
        <div role="status">
          <Spinner label={t.loading} />
        </div>
      )}
      {!data && isError && !isFetching && (
        <div role="alert">
          <p>{t.failed}</p>
          <button type="button" className="text-link tap" onClick={() => void refetch()}>
            {t.again}
          </button>
        </div>
      )}
    </section>
  );
}
