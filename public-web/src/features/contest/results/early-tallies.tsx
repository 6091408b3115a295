import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import type { Result } from './result-query';

/** The rules promise that the result says it if the owner saw the votes of the entries early. */
export function EarlyTallies({ result }: { result: Result }) {
  const t = useTranslations('results').earlyTallies;
  const { dateTime } = useDates();
  const languageOf = useLanguageOf();
  const { earlyTallies, contest } = result;
  if (!earlyTallies.length) return null;
  return (
    <section aria-labelledby="early-tallies-title" className="mt-11">
      <h2 id="early-tallies-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 text-ink-2">{t.text}</p>
      <ul className="mt-3 grid gap-3">
        {earlyTallies.map(({ openedAt, reason }) => (
          <li key={openedAt} className="border-l-2 border-line pl-4 wrap-anywhere">
            <span className="font-medium">{dateTime(openedAt, contest.timeZone)}</span>{' '}
            <span lang={languageOf(reason)}>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
