import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { conditionsQuery } from '../../../lib/conditions-query';
import { useServices } from '../../../lib/services';
import { useLocale } from '../../../translations/use-translations';
import type { Contest } from '../facts/contest-queries';

/** What the visitor accepts with an entry. The rules may get a new version while the form is open. */
export function useConditions(contest: Contest | undefined) {
  const language = useLocale();
  const slug = contest?.slug ?? '';
  const query = useQuery({
    ...conditionsQuery(useServices().api, language, slug),
    enabled: contest !== undefined,
  });
  const [replaced, setReplaced] = useState<string>();
  const version = query.data?.rulesVersion;
  const named = `${slug} ${version}`;

  return {
    conditions: query.data,
    isFailed: query.isLoadingError,
    /** Names the text that the visitor reads. A tick for it is none for another one. */
    textId: `${named} ${language}`,
    /** Whether these are other rules than those that the server has rejected. */
    isRenewed: replaced !== undefined && replaced.startsWith(`${slug} `) && replaced !== named,
    reload: () => query.refetch(),
    /** The server has rejected the version of the rules. */
    renew() {
      setReplaced(named);
      return query.refetch();
    },
  };
}
