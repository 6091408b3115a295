import type { ApiClient, Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/shared/locales';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';

export type Rules = Schemas['RulesDto'];

/** The rules of the current contest in a language; null if it has none, or the site has no contest. */
export function rulesQuery(api: ApiClient, language: Locale) {
  return queryOptions({
    queryKey: ['rules', language],
    queryFn: async ({ signal }): Promise<Rules | null> => {
      const answer = await api.GET('/api/contest/rules', { params: { query: { language } }, signal });
      return answer.response.status === 404 ? null : (unwrap(answer) ?? null);
    },
  });
}

/** A version of the rules of a contest, the valid one without a number; null if there is none. */
export function rulesAtQuery(api: ApiClient, language: Locale, slug: string, number?: string) {
  return queryOptions({
    queryKey: ['rules', language, slug, number ?? null],
    queryFn: async ({ signal }): Promise<Rules | null> => {
      const version = number === undefined ? undefined : Number(number);
      // The address of a page may contain anything.
      if (version !== undefined && !(version > 0 && version < 10_000 && Number.isInteger(version)))
        return null;
      const params = { path: { slug }, query: { language, version } };
      const answer = await api.GET('/api/contests/{slug}/rules', { params, signal });
      return answer.response.status === 404 ? null : unwrap(answer);
    },
  });
}
