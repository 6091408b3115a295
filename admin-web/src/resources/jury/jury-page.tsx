import { ContestPage } from '../../chosen-contest/contest-page';
import { Loaded } from '../../components/loaded';
import { jurySentences as t } from './sentences';
import { Judges } from './judges/judges';
import { OpenRound } from './rounds/open-round';
import { Round } from './rounds/round';
import { useJury } from './use-jury';
import { type JuryContest, useJuryContests } from './use-jury-contests';

/** The jury of a contest. */
export function JuryPage() {
  return (
    <ContestPage title={t.tab} intro={t.intro} failure={t.loadFailed} contests={useJuryContests()}>
      {(contest) => <JuryOfContest contest={contest} />}
    </ContestPage>
  );
}

function JuryOfContest({ contest }: { contest: JuryContest }) {
  return (
    <Loaded query={useJury(contest.id)} failure={t.loadFailed}>
      {(jury) => (
        <>
          {jury.rounds
            .toSorted((a, b) => b.number - a.number)
            .map((round) => (
              <Round key={round.id} contest={contest} jury={jury} round={round} />
            ))}
          {jury.judges.length > 0 && <OpenRound contest={contest} jury={jury} />}
          <Judges contestId={contest.id} jury={jury} />
        </>
      )}
    </Loaded>
  );
}
