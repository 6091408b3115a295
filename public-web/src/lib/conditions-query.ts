import type { ApiClient, Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/shared/locales';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './api-error';

export type Conditions = Schemas['ConditionsDto'];

/** What the entry form of a contest says before its button. */
export function conditionsQuery(api: ApiClient, language: Locale, slug: string) {
  return queryOptions({
    queryKey: ['conditions', slug, language],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.GET('/api/contests/{slug}/conditions', {
          params: { path: { slug }, query: { language } },
          signal,
        }),
      ),
  });
}
