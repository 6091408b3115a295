import { inTime } from '@paattu/shared/in-time';
import { useQuery } from '@tanstack/react-query';
import { onlyExport } from '../../../lib/only-export';
import type { Translations } from '../../../translations/catalogue';
import { useLocale, useTranslations } from '../../../translations/use-translations';

export type OfferWords = Awaited<ReturnType<Translations['my-entry']['offer']>>['offer'];

/** The words of the offer in the language of the page. */
export function useOfferWords() {
  const locale = useLocale();
  const load = useTranslations('my-entry').offer;
  return useQuery({
    queryKey: ['offer-words', locale],
    queryFn: async () => onlyExport<OfferWords>(inTime(load())),
    staleTime: Infinity,
  });
}
