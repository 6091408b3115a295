import { useQuery } from '@tanstack/react-query';
import { onlyExport } from '../../../lib/only-export';
import type { Translations } from '../../../translations/catalogue';
import { useLocale, useTranslations } from '../../../translations/use-translations';

export type OfferWords = Awaited<ReturnType<Translations['my-entry']['offer']>>['offer'];

/** The words of the offer in the language of the page; undefined until they are loaded. */
export function useOfferWords(): OfferWords | undefined {
  const locale = useLocale();
  const load = useTranslations('my-entry').offer;
  const { data } = useQuery({
    queryKey: ['offer-words', locale],
    queryFn: async () => onlyExport<OfferWords>(load()),
    staleTime: Infinity,
  });
  return data;
}
