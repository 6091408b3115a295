import { Typography } from '@mui/material';
import { useState } from 'react';
import { ContestPage } from '../../chosen-contest/contest-page';
import { useContests } from '../../chosen-contest/use-contests';
import { PageHeader } from '../../components/page-header';
import type { AnnouncedContest } from '../contests/api';
import type { TallyList } from './api';
import { voteSentences } from './sentences';
import { useResult } from '../results/api';
import { Clusters } from './clusters/clusters';
import { Decisions } from './decisions/decisions';
import { ThrowawayDomains } from './domains/throwaway-domains';
import { Hours } from './hours/hours';
import { stageOf } from './stage-of';
import { Summary } from './summary';
import { OpenTallies } from './tallies/open-tallies';
import { Tallies } from './tallies/tallies';

/** The votes of a contest, those that look suspicious, and what the owner decides about them. */
export function VotesPage() {
  return (
    <ContestPage
      title={voteSentences.tab}
      failure={voteSentences.summary.loadFailed}
      contests={useContests()}
    >
      {(contest) => <VotesOfContest contest={contest} />}
    </ContestPage>
  );
}

function VotesOfContest({ contest }: { contest: AnnouncedContest }) {
  const contestId = contest.id;
  const stage = stageOf(contest, useResult(contestId).data);
  const [tallies, setTallies] = useState<TallyList | null>(null);

  return (
    <>
      <PageHeader title={voteSentences.tab}>
        <OpenTallies contestId={contestId} isCertified={stage !== 'sealed'} onOpen={setTallies} />
      </PageHeader>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>
        {voteSentences.intro[stage]}
      </Typography>
      {tallies && <Tallies list={tallies} onClose={() => setTallies(null)} />}
      <Summary contestId={contestId} />
      <Hours contestId={contestId} />
      <Clusters contestId={contestId} />
      <Decisions contestId={contestId} />
      <ThrowawayDomains />
    </>
  );
}
