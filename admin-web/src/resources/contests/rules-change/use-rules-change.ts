import type { Schemas } from '@paattu/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useIsChanged } from '../../../components/form/use-is-changed';
import { useAfterPause } from '../../../components/use-after-pause';
import { useRequests } from '../../../data-provider/use-requests';
import { contestRequests, type Contest, type ContestDetails } from '../api';
import { toDetails, type ContestDraft } from '../contest-draft';
import { validateContest } from '../validate-contest';

/** What saving the form changes in the rules that visitors read; null if nothing. */
export function useRulesChange(contest: Contest): Schemas['ContestPreviewDto'] | null {
  const requests = useRequests(contestRequests);
  const isChanged = useIsChanged();
  const draft = useAfterPause(useWatch() as ContestDraft);
  const details = withoutReasons(draft);
  const { data } = useQuery({
    queryKey: ['contests', 'preview', contest.id, contest.version, details],
    queryFn: () => requests.previewContestEdit(contest.id, details),
    placeholderData: keepPreviousData,
    enabled: isChanged && isComplete(draft, contest),
  });
  return isChanged && data?.needsRulesChange ? data : null;
}

/** The rules do not name them. */
function withoutReasons(draft: ContestDraft): ContestDetails {
  const none = {
    extensionReason: null,
    extensionReasonMalayalam: null,
    rulesChange: null,
    rulesChangeMalayalam: null,
  };
  return { ...toDetails(draft), ...none };
}

function isComplete(draft: ContestDraft, contest: Contest): boolean {
  return Object.keys(validateContest(draft, contest)).every((field) => field === 'extensionReason');
}
