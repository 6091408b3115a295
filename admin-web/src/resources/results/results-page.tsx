import { ContestPage } from '../../chosen-contest/contest-page';
import { useContests } from '../../chosen-contest/use-contests';
import { Loaded } from '../../components/loaded';
import type { AnnouncedContest } from '../contests/api';
import { resultSentences as t } from './sentences';
import { ResultOfContest } from './result-of-contest';
import { useResult } from './api';

/** The result of a contest. */
export function ResultsPage() {
  return (
    <ContestPage title={t.tab} intro={t.intro} failure={t.loadFailed} contests={useContests()}>
      {(contest) => <Result contest={contest} />}
    </ContestPage>
  );
}

function Result({ contest }: { contest: AnnouncedContest }) {
  return (
    <Loaded query={useResult(contest.id)} failure={t.loadFailed}>
      {(result) => <ResultOfContest contest={contest} result={result} />}
    </Loaded>
  );
}
