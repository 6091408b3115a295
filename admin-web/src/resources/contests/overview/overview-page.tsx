import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContestPage } from '../../../chosen-contest/contest-page';
import { PageHeader } from '../../../components/page-header';
import { useAllContests } from '../../../components/use-all-contests';
import { useRequests } from '../../../data-provider/use-requests';
import { formatContestDate } from '../../../lib/format';
import { statusCountsQuery } from '../../../waiting/status-counts';
import { useUndecidedVotes } from '../../../waiting/use-waiting';
import { placeSentences } from '../../../lib/place-sentences';
import type { Contest } from '../api';
import { hasMarks, toDraft } from '../contest-draft';
import { entryRequests } from '../../entries/api';
import { Course } from './course';
import { Decided } from './decided';
import { nextStep } from './next-step';
import { overviewSentences as t } from './sentences';
import { useAddress } from './use-address';
import { Visitors } from './visitors';

/** The phase of the chosen contest, and the next thing to do. */
export function OverviewPage() {
  return (
    <ContestPage title={placeSentences.overview} failure={t.loadFailed} contests={useAllContests()}>
      {(contest) =>
        contest.state === 'decided' || contest.state === 'archived' ? (
          <Decided contest={contest} otherwise={<Overview contest={contest} />} />
        ) : (
          <Overview contest={contest} />
        )
      }
    </ContestPage>
  );
}

function Overview({ contest }: { contest: Contest }) {
  const requests = useRequests(entryRequests);
  // A failure shows no numbers: the page works without them.
  const { data: counts } = useQuery({
    ...statusCountsQuery(requests, contest.id),
    enabled: contest.publishedAt !== null,
  });
  const waiting = { entries: counts?.pending ?? 0, votes: useUndecidedVotes() };
  const step = nextStep({ ...contest, hasMarks: hasMarks(toDraft(contest)) }, waiting, Date.now());
  const words = t.steps[step.name];
  const at = step.date && contest[step.date];
  const day = step.date && at ? formatContestDate(step.date, at, contest.timeZone) : '';
  const count = { review: waiting.entries, sift: waiting.votes }[step.name as string] ?? counts?.total ?? 0;
  const to = useAddress(contest.id);

  return (
    <>
      <PageHeader title={placeSentences.overview} sentence={words.heading(count)}>
        <Button
          variant="contained"
          component={Link}
          to={to(step.resource, step.name === 'review' ? { status: 'pending' } : undefined)}
        >
          {words.act(count)}
        </Button>
      </PageHeader>
      <Typography sx={{ mb: 3, maxWidth: '66ch' }}>{words.say(day, count)}</Typography>
      <Course contest={contest} counts={counts} />
      <Visitors contest={contest} />
    </>
  );
}
