import { Link } from '../../components/link';
import { useDates } from '../../lib/dates';
import { useLanguageOf } from '../../lib/language';
import { SITE_TIME_ZONE } from '../../lib/time-zone';
import { useTranslations } from '../../translations/use-translations';
import type { Rules } from './rules-queries';
import { RulesPart } from './rules-text';

/** Which version of the rules this is, what it changed, and how to prove that it stayed the same. */
export function RulesVersion({ rules }: { rules: Rules }) {
  const t = useTranslations('terms').version;
  const { date } = useDates();
  const languageOf = useLanguageOf();
  const { contest, version, versions, differences } = rules;
  const address = `/contests/${contest.slug}/rules`;
  return (
    <RulesPart id="version" title={t.title}>
      <p className="mt-3">{t.published(version.number, date(version.publishedAt, SITE_TIME_ZONE))}</p>
      {version.change && (
        <p className="mt-3 wrap-anywhere">
          {t.change} <span lang={languageOf(version.change)}>{version.change}</span>
        </p>
      )}
      {differences.length > 0 && (
        <>
          <p className="mt-3">{t.differences}</p>
          <ul className="mt-3 grid gap-3">
            {differences.map(({ before, after }, index) => (
              <li key={index} className="border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-line">
                {before && (
                  <del className="block text-ink-2">
                    <span className="sr-only">{t.before} </span>
                    {before}
                  </del>
                )}
                {after && (
                  <ins className="block no-underline">
                    <span className="sr-only">{t.after} </span>
                    {after}
                  </ins>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {versions.length > 1 && (
        <>
          <p className="mt-3">{t.all}</p>
          <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 marker:text-zari">
            {versions.map(({ number, publishedAt }) => (
              <li key={number}>
                <Link to={`${address}/${number}`} className="text-link">
                  {t.published(number, date(publishedAt, SITE_TIME_ZONE))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3">{t.hash}</p>
      <p className="mt-1.5 font-mono text-sm break-all">{version.sha256}</p>
      <p className="mt-3 print:hidden">
        <a href={`/api${address}/${version.number}`} download className="text-link">
          {t.download}
        </a>
      </p>
    </RulesPart>
  );
}
