import { useLanguageOf } from '../../lib/language';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { OfContest } from './sample-contest';

/** Names the title that must stand on the paper of the photo, in either language. */
export function TitleOnPaper({ contest }: OfContest) {
  const t = useTranslations('entry-form').form;
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
