import { useTranslations } from '../../../translations/use-translations';
import type { Result } from './result-query';
import { Total } from './total';

/** More of them would part what is above from what is below. */
const MOST_UNFOLDED = 10;

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
      <h3 id="throwaway-title" className="mt-3 text-ink-2">
        {t.throwaway}
      </h3>
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
