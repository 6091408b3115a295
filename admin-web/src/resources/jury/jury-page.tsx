import { Typography } from '@mui/material';
import { hasJury } from '../../chosen-contest/is-near';
import { ContestPage } from '../../chosen-contest/contest-page';
import { useNotYet } from '../../chosen-contest/use-not-yet';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { formatCount } from '../../lib/format';
import { placeSentences } from '../../lib/place-sentences';
import type { Jury } from './api';
import { jurySentences as t } from './sentences';
import { isComplete } from './judges/is-complete';
import { Judges } from './judges/judges';
import { OpenRound } from './rounds/open-round';
import { progressOf } from './rounds/progress-of';
import { Round } from './rounds/round';
import { countAccepted } from './rounds/round-plan';
import { useJury } from './use-jury';
import { type JuryContest, useJuryContests } from './use-jury-contests';

/** The jury of a contest. */
export function JuryPage() {
  return (
    <ContestPage title={placeSentences.jury} failure={t.loadFailed} contests={useJuryContests()}>
      {(contest) => <JuryOfContest contest={contest} />}
    </ContestPage>
  );
}

function JuryOfContest({ contest }: { contest: JuryContest }) {
  const query = useJury(contest.id);
  const early = useNotYet('jury', t.say.notYet);
  const isJudged = hasJury(contest);
  // A judge may have been invited before votes alone decided.
  const isEmpty = !isJudged && query.data?.judges.length === 0;

  return (
    <>
      <PageHeader
        title={placeSentences.jury}
        sentence={query.data ? sentenceOf(query.data, isJudged, early) : null}
      />
      {!isEmpty && (
        <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      )}
      <Loaded query={query} failure={t.loadFailed}>
        {(jury) =>
          !isEmpty && (
            <>
              {jury.rounds
                .toSorted((a, b) => b.number - a.number)
                .map((round) => (
                  <Round key={round.id} contest={contest} jury={jury} round={round} />
                ))}
              {jury.judges.length > 0 && <OpenRound contest={contest} jury={jury} />}
              <Judges contestId={contest.id} jury={jury} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function sentenceOf(jury: Jury, isJudged: boolean, early: string | null): string {
  if (!isJudged) return t.say.votesAlone;
  const [last] = jury.rounds.toSorted((a, b) => b.number - a.number);
  if (last) {
    const { submitted, all } = progressOf(last, jury.judges);
    return last.number === 2 && last.isClosed && last.unfinishedEntries === 0
      ? t.say.done
      : t.say.marks(formatCount(submitted), formatCount(all));
  }
  if (early !== null) return early;
  const invited = jury.judges.filter(({ state }) => state !== 'revoked').length;
  if (invited > 0) return t.say.accepted(countAccepted(jury), invited);
  return isComplete(jury) ? t.say.noneAtAll : t.say.noJudges;
}
