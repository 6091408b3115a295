import type { ApiClient } from '@paattu/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import { useTranslations } from '../../../translations/use-translations';
import type { Contest } from '../facts/contest-queries';

/** The head of the contest at an address. */
export function sealQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['contest', slug, 'seal'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/contests/{slug}/seal', { params: { path: { slug } }, signal })),
  });
}

/** The head of the seals. A visitor who notes it can later prove that the acts were rewritten. */
export function ContestSeal({ contest }: { contest: Contest }) {
  const t = useTranslations('gallery').contests;
  const { api } = useServices();
  const query = sealQuery(api, contest.slug);
  useFirstAnswers([query], (queries) => queries.prefetchQuery(query));
  const { data } = useQuery(query);
  if (!data?.head) return null;
  return (
    <div className="mt-14 border-t border-line pt-6 text-sm text-ink-2">
      <p className="max-w-[70ch]">{t.seal}</p>
      <code lang="en" translate="no" dir="ltr" className="mt-1.5 block font-mono wrap-anywhere select-all">
        {data.head.line}
      </code>
    </div>
  );
}
