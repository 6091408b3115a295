import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRequests } from '../../../data-provider/use-requests';
import { rulesRequests } from '../api';
import type { RulesSource } from './rules-source';

/** What visitors would read of a text, what differs from the published version, and how many entrants get an email. */
export function useRulesPreview(contestId: string, source: RulesSource) {
  const requests = useRequests(rulesRequests);
  return useQuery({
    queryKey: ['rules', 'preview', contestId, source],
    queryFn: () => requests.previewRules(contestId, source),
    placeholderData: keepPreviousData,
  });
}
