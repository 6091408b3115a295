import { ContestPage } from '../../chosen-contest/contest-page';
import { useContests } from '../../chosen-contest/use-contests';
import { useNotYet } from '../../chosen-contest/use-not-yet';
import { Typography } from '@mui/material';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { placeSentences } from '../../lib/place-sentences';
import type { AnnouncedContest } from '../contests/api';
import { resultSentences as t } from './sentences';
import { ResultOfContest } from './result-of-contest';
import { useResult } from '../../prize/queries';
import type { AdminResult } from './api';

/** The result of a contest. */
export function ResultsPage() {
  return (
    <ContestPage
      title={placeSentences.result}
      early={useNotYet('results', t.say.notYet)}
      failure={t.loadFailed}
      contests={useContests()}
    >
      {(contest) => <Result contest={contest} />}
    </ContestPage>
  );
}

function Result({ contest }: { contest: AnnouncedContest }) {
  const query = useResult(contest.id);
  const early = useNotYet('results', t.say.notYet);
  return (
    <>
      <PageHeader
        title={placeSentences.result}
        sentence={query.data ? (early ?? sentenceOf(query.data, contest)) : null}
      />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(result) => <ResultOfContest contest={contest} result={result} />}
      </Loaded>
    </>
  );
}

function sentenceOf({ state, blockers }: AdminResult, contest: AnnouncedContest): string {
  if (state !== 'draft') return t.say[state];
  if (contest.state === 'decided' || contest.state === 'archived') return t.say.confirmed;
  const open = blockers.filter(({ waiver }) => waiver === null).length;
  return open === 0 ? t.say.ready : t.say.open(open);
}
