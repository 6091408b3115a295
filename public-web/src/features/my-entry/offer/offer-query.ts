import type { ApiClient, Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/api-client/locales';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { onlyExport } from '../../../lib/only-export';
import type { Translations } from '../../../translations/catalogue';
import { MY_ENTRY } from '../my-entry-queries';

export type MyOffer = Schemas['MyOfferDto'];

type LoadWords = Translations['my-entry']['offer'];
export type OfferWords = Awaited<ReturnType<LoadWords>>['offer'];

export function myOfferQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [MY_ENTRY, id, 'offer'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/my-entry/{id}/offer', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The words of the offer in the language of the page. */
export function offerWordsQuery(locale: Locale, load: LoadWords) {
  return queryOptions({
    queryKey: ['offer-words', locale],
    queryFn: async () => onlyExport<OfferWords>(load()),
    staleTime: Infinity,
  });
}
