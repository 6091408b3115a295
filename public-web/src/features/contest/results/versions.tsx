import { ownerText } from '@paattu/shared/locales';
import { Link } from '../../../components/link';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { type Result, resultsPath } from './result-query';

/** All versions of the result with their reasons, the last one first. */
export function Versions({ result }: { result: Result }) {
  const t = useTranslations('results').version;
  const { dateTime } = useDates();
  const locale = useLocale();
  const languageOf = useLanguageOf();
  const { contest, version, versions, isFinal } = result;
  const path = resultsPath(contest.slug);
  return (
    <section aria-labelledby="versions-title" className="mt-11">
      <h2 id="versions-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 text-ink-2">{isFinal ? t.final : t.open}</p>
      <ul className="mt-3 grid gap-3">
        {versions.map(({ version: number, announcedAt, reason, reasonMalayalam }, index) => {
          const text = reason && ownerText(locale, reason, reasonMalayalam);
          return (
            <li key={number} className="border-l-2 border-line pl-4 wrap-anywhere">
              <Link
                to={index === 0 ? path : `${path}?version=${number}`}
                className="text-link"
                aria-current={number === version ? 'page' : undefined}
              >
                {t.row(number, dateTime(announcedAt, contest.timeZone))}
              </Link>
              {text && (
                <span className="block" lang={languageOf(text)}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
