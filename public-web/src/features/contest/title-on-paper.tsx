import { useQuery } from '@tanstack/react-query';
import { useLanguageOf } from '../../lib/language';
import { useServices } from '../../lib/services';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { contestQuery } from './contest-queries';

/** Names the title that must stand on the paper of the photo, in either language. */
export function TitleOnPaper() {
  const t = useTranslations('entry-form').form;
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  const locale = useLocale();
  const languageOf = useLanguageOf();
  if (!contest) return null;
  const titles = [contest.songTitle, contest.songTitleMalayalam].filter((title) => title !== null);
  const [first = '', second] = locale === 'ml' ? titles.toReversed() : titles;
  return (
    <span className="wrap-anywhere">
      {t.titleOnPaper}{' '}
      <strong className="font-medium text-ink" lang={languageOf(first)}>
        {first}
      </strong>
      {second && (
        <>
          {' '}
          <span lang={languageOf(second)}>({second})</span>
        </>
      )}
    </span>
  );
}
