import { Typography } from '@mui/material';
import { useState } from 'react';
import { ContestPage } from '../../chosen-contest/contest-page';
import { useContests } from '../../chosen-contest/use-contests';
import { useNotYet } from '../../chosen-contest/use-not-yet';
import { PageHeader } from '../../components/page-header';
import { formatCount } from '../../lib/format';
import { placeSentences } from '../../lib/place-sentences';
import type { AnnouncedContest } from '../contests/api';
import type { TallyList, VotesSummary } from './api';
import { voteSentences } from './sentences';
import { useResult } from '../../prize/queries';
import { Clusters } from './clusters/clusters';
import { Decisions } from './decisions/decisions';
import { ThrowawayDomains } from './domains/throwaway-domains';
import { Hours } from './hours/hours';
import { stageOf } from './stage-of';
import { Summary, useVoteSummary } from './summary';
import { OpenTallies } from './tallies/open-tallies';
import { Tallies } from './tallies/tallies';

/** The votes of a contest, those that look suspicious, and what the owner decides about them. */
export function VotesPage() {
  return (
    <ContestPage
      title={placeSentences.votes}
      early={useNotYet('votes', voteSentences.say.notYet)}
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
  const early = useNotYet('votes', voteSentences.say.notYet);
  const { data: summary } = useVoteSummary(contestId);
  const [tallies, setTallies] = useState<TallyList | null>(null);

  return (
    <>
      <PageHeader
        title={placeSentences.votes}
        sentence={early ?? (summary ? sentenceOf(summary, contest) : null)}
      >
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

function sentenceOf({ undecided, asked, counted }: VotesSummary, contest: AnnouncedContest): string {
  const { say } = voteSentences;
  if (undecided > 0) return say.undecided(undecided);
  if (asked > 0) return say.counted(formatCount(counted), counted === 1);
  return ['judging', 'decided', 'archived'].includes(contest.state) ? say.noneAtAll : say.none;
}
