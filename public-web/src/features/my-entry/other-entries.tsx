import type { Schemas } from '@paattu/api-client';
import { ownerText } from '@paattu/shared/locales';
import { Link } from '../../components/link';
import { useDates } from '../../lib/dates';
import { useLanguageOf } from '../../lib/language';
import { SITE_TIME_ZONE } from '../../lib/time-zone';
import { useLocale, useTranslations } from '../../translations/use-translations';

interface OtherEntriesProps {
  entries: Schemas['MyEntryLinkDto'][];
  /** The id of the entry that the page shows. */
  shown: string;
}

/** Leads to the other entries whose link was opened in this browser. */
export function OtherEntries({ entries, shown }: OtherEntriesProps) {
  const t = useTranslations('my-entry');
  const { date } = useDates();
  const locale = useLocale();
  const languageOf = useLanguageOf();
  const others = entries.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t.others} className="mt-4">
      <p className="text-ink-2">{t.others}</p>
      <ul>
        {others.map(({ id, name, contestTitle, contestTitleMalayalam, submittedAt }) => {
          const title = ownerText(locale, contestTitle, contestTitleMalayalam);
          return (
            <li key={id}>
              <Link to={`/my-entry?entry=${id}`} className="text-link tap wrap-anywhere">
                <span>
                  <span lang={languageOf(name)}>{name}</span>, <span lang={languageOf(title)}>{title}</span>,{' '}
                  {date(submittedAt, SITE_TIME_ZONE)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
