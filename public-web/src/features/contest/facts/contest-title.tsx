import { ownerText } from '@paattu/shared/locales';
import { useLanguageOf } from '../../../lib/language';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { Contest } from './contest-queries';

/** Above the heading of a page: which contest it shows. As high before the contest loads. */
export function ContestTitle({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest').hero;
  const locale = useLocale();
  const languageOf = useLanguageOf();
  const title = contest && ownerText(locale, contest.title, contest.titleMalayalam);
  return (
    <p className="mb-4 font-medium text-zari-text" lang={title && languageOf(title)}>
      {title ?? t.eyebrow}
    </p>
  );
}
