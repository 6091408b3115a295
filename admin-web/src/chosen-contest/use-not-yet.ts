import { formatBeginning } from '../lib/format';
import { commonSentences } from '../lib/sentences';
import { siteZone } from '../lib/site-zone';
import { isNear, nearFrom, type PhasePage } from './is-near';
import { useContestOfBar } from './use-chosen-contest';

/** Says from when on the menu has a page of the chosen contest; null once it has. */
export function useNotYet(page: PhasePage, say: (day: string) => string): string | null {
  const { data: contest } = useContestOfBar();
  if (!contest || isNear(page, contest, Date.now())) return null;
  const from = nearFrom(page, contest);
  if (contest.state === 'draft' || from === null)
    return commonSentences.chosenContest.tooEarlyText(contest.title);
  return say(formatBeginning(new Date(from).toISOString(), contest.timeZone ?? siteZone()));
}
