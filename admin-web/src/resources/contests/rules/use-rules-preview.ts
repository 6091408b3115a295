import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data-provider';
import type { RulesSource } from './rules-source';

/** What visitors would read of a text, what differs from the published version, and how many entrants get an email. */
export function useRulesPreview(contestId: string, source: RulesSource) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['rules', 'preview', contestId, source],
    queryFn: () => dataProvider.previewRules(contestId, source),
    placeholderData: keepPreviousData,
  });
}
