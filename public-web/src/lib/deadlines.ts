import { beginningInWords, deadlineInWords } from '@paattu/shared/deadlines';
import { useLocale, useTranslations } from '../translations/use-translations';

/** Writes the ends and beginnings of periods that are ahead, in the language of the page. */
export function useDeadlines() {
  const locale = useLocale();
  const { dates } = useTranslations('site');
  return {
    deadline: (instant: string, timeZone: string) => deadlineInWords(instant, timeZone, locale, dates),
    beginning: (instant: string, timeZone: string) => beginningInWords(instant, timeZone, locale, dates),
  };
}
