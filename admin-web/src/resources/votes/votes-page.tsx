import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { CURRENT_CONTEST } from '../../chosen-contest/chosen-among';
import { ContestChooser } from '../../chosen-contest/contest-chooser';
import { useChosenContest } from '../../chosen-contest/use-chosen-contest';
import { useContests } from '../../chosen-contest/use-contests';
import { Loaded } from '../../components/loaded';
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
  const chosen = useChosenContest();
  const contests = useContests();

  return (
    <Loaded query={contests} failure={voteSentences.summary.loadFailed}>
      {(listed) => {
        // The figures are those of one contest: the current one, if all are chosen.
        const isOne = chosen.contestId !== undefined && chosen.contestId !== CURRENT_CONTEST;
        const contest = isOne ? listed.find(({ id }) => id === chosen.contestId) : listed[0];
        return contest === undefined ? (
          <>
            <PageHeader title={voteSentences.tab} />
            <Typography>{voteSentences.hours.none}</Typography>
          </>
        ) : (
          <VotesOfContest key={contest.id} contest={contest} />
        );
      }}
    </Loaded>
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
      <Box sx={{ mb: 2 }}>
        <ContestChooser chosen={{ contestId }} onChoose={() => {}} />
      </Box>
      {tallies && <Tallies list={tallies} onClose={() => setTallies(null)} />}
      <Summary contestId={contestId} />
      <Hours contestId={contestId} />
      <Clusters contestId={contestId} />
      <Decisions contestId={contestId} />
      <ThrowawayDomains />
    </>
  );
}
