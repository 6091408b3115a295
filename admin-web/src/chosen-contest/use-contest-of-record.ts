import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inContest } from './contest-of-address';
import { useContestOfBar } from './use-chosen-contest';

/**
 * Chooses the contest of the shown record, such as an entry that a link opens: its list, its neighbours and the bar are of that contest.
 * Undefined while the record loads. Returns whether another contest is still chosen.
 */
export function useContestOfRecord(contestId: string | undefined): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const { data: chosen } = useContestOfBar();
  // A site that lists no contest has none to choose.
  const isOther = contestId !== undefined && chosen != null && chosen.id !== contestId;

  useEffect(() => {
    if (isOther) void navigate({ ...inContest(location, contestId), hash: location.hash }, { replace: true });
  });
  return isOther;
}
