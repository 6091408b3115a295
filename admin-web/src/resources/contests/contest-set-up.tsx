import { NoContest } from '../../chosen-contest/contest-page';
import { useContestOfBar } from '../../chosen-contest/use-chosen-contest';
import { Loaded } from '../../components/loaded';
import { ContestOfId } from './contest-edit';
import { contestSentences as t } from './sentences';

/** The form of the contest that is chosen in the bar. */
export function ContestSetUp() {
  return (
    <Loaded query={useContestOfBar()} failure={t.loadFailed}>
      {(contest) => (contest ? <ContestOfId key={contest.id} id={contest.id} /> : <NoContest />)}
    </Loaded>
  );
}
