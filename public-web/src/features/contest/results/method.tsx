import { pointsOf } from '@paattu/shared/points';
import { Link } from '../../../components/link';
import { useTranslations } from '../../../translations/use-translations';
import { formatCount, mostPoints } from './points';
import type { Result } from './result-query';

/** From this number of judges on, the highest and the lowest mark of an entry may not count. */
const TRIMMED_FROM = 5;

/** More of them would part what is above from what is below. */
const MOST_UNFOLDED = 10;

/** How the places follow from marks and votes, and how many votes there were. */
export function Method({ result }: { result: Result }) {
  const t = useTranslations('results').method;
  const { contest, parts, totals, judges, lateJudges, throwawayDomains, rulesNumber } = result;
  const most = (part: Result['parts'][number]) => pointsOf(mostPoints(result, part));
  const describe = result.method === 'places' ? t.places : t.share;
  return (
    <section aria-labelledby="method-title">
      <h2 id="method-title" className="text-2xl">
        {t.title}
      </h2>
      {!parts.includes('votes') && <p className="mt-3 font-medium">{t.without.votes}</p>}
      {!parts.includes('rendition') && <p className="mt-3 font-medium">{t.without.jury}</p>}
      <p className="mt-3 text-lg text-ink-2">
        {describe(most('rendition'), most('engagement'), most('votes'))} {t.ties}
      </p>
      {result.weights.votes > 0 && <p className="mt-3 text-ink-2">{t.fewVotes}</p>}
      {judges >= TRIMMED_FROM && <p className="mt-3 text-ink-2">{t.trimmed}</p>}
      <dl className="result-totals">
        <Total name={t.judges} count={judges} />
        {lateJudges !== null && <Total name={t.lateJudges} count={lateJudges} />}
        <Total name={t.asked} count={totals.asked} />
        <Total name={t.counted} count={totals.counted} />
        <Total name={t.withdrawn} count={totals.withdrawn} />
        <Total name={t.suspicious} count={totals.void.suspicious} />
        <Total name={t.entryLeft} count={totals.void.entryLeft} />
      </dl>
      {throwawayDomains !== null && throwawayDomains.length > 0 && <Throwaway domains={throwawayDomains} />}
      <p className="mt-3">
        <Link to={`/contests/${contest.slug}/rules/${rulesNumber}`} className="text-link tap">
          {t.rules(rulesNumber)}
        </Link>
      </p>
    </section>
  );
}

/** The votes that were refused from each throwaway domain. Many are folded, because there can be a thousand. */
export function Throwaway({ domains }: { domains: NonNullable<Result['throwawayDomains']> }) {
  const t = useTranslations('results').method;
  const list = (
    <dl className="result-totals">
      {domains.map(({ domain, rejected }) => (
        <Total key={domain} name={domain} count={rejected} />
      ))}
    </dl>
  );
  return (
    <>
      <h3 className="mt-3 text-ink-2">{t.throwaway}</h3>
      {domains.length > MOST_UNFOLDED ? (
        <details>
          <summary className="text-link tap">{t.services(domains.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}

function Total({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}
