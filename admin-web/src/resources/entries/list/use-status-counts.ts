import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../../data-provider/use-requests';
import { entryRequests } from '../api';
import { useChosenContest } from '../../../chosen-contest/use-chosen-contest';
import { statusCountsQuery } from '../../../waiting/status-counts';

/** The number of entries of the contest of each status and in total; null while loading. */
export function useStatusCounts() {
  const requests = useRequests(entryRequests);
  const { contestId } = useChosenContest();
  const { data = null } = useQuery(statusCountsQuery(requests, contestId));
  return data;
}
