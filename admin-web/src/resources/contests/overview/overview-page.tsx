import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { withContest } from '../../../chosen-contest/contest-of-address';
import { ContestPage } from '../../../chosen-contest/contest-page';
import { PageHeader } from '../../../components/page-header';
import { useAllContests } from '../../../components/use-all-contests';
import { useRequests } from '../../../data-provider/use-requests';
import { formatContestDate } from '../../../lib/format';
import { statusCountsQuery } from '../../../waiting/status-counts';
import { useUndecidedVotes, useVotesSummary } from '../../../waiting/use-waiting';
import {
  sentenceOfWaiting,
  useWaitingRows,
  type WaitingCounts,
  WaitingRows,
} from '../../../waiting/waiting-rows';
import { placeSentences } from '../../../lib/place-sentences';
import type { Contest } from '../api';
import { hasMarks, toDraft } from '../contest-draft';
import { entryRequests } from '../../entries/api';
import { Coming, Course } from './course';
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
  const { data: counts, isLoading } = useQuery({
    ...statusCountsQuery(requests, contest.id),
    enabled: contest.publishedAt !== null,
  });
  const isKnown = !useVotesSummary().isLoading && !isLoading;
  const to = useAddress(contest.id);
  const waiting: WaitingCounts = { entries: counts, votes: useUndecidedVotes(), messages: 0, emails: 0 };
  const rows = useWaitingRows(waiting, contest, (address) => withContest(address, contest.id));
  const step = nextStep({ ...contest, hasMarks: hasMarks(toDraft(contest)) }, Date.now());
  const words = t.steps[step.name];
  const at = step.date && contest[step.date];
  const day = step.date && at ? formatContestDate(step.date, at, contest.timeZone) : '';

  return (
    <Box sx={pageSx}>
      <div>
        <PageHeader
          title={placeSentences.overview}
          sentence={isKnown ? (sentenceOfWaiting(waiting) ?? words.heading) : null}
        >
          {isKnown && rows.length === 0 && (
            <Button variant="contained" component={Link} to={to(step.resource)}>
              {words.act}
            </Button>
          )}
        </PageHeader>
        {!isKnown ? null : rows.length > 0 ? (
          <WaitingRows rows={rows} />
        ) : (
          <Typography sx={{ maxWidth: '66ch' }}>{words.say(day, counts?.total ?? 0)}</Typography>
        )}
        {isKnown && (
          <Box sx={{ mt: 3, mb: -4 }}>
            <Coming contest={contest} now={Date.now()} />
          </Box>
        )}
      </div>
      <Box sx={{ gridArea: 'course', minWidth: 0 }}>
        <Course contest={contest} counts={counts} />
      </Box>
      <Box sx={{ gridArea: 'visitors', minWidth: 0 }}>
        <Visitors contest={contest} />
      </Box>
    </Box>
  );
}

/** What visitors see is in the first view, beside what is to be done. */
const pageSx = {
  display: 'grid',
  alignItems: 'start',
  gridTemplate: {
    xs: '"now" "course" "visitors" / minmax(0, 1fr)',
    md: '"now visitors" "course course" / minmax(0, 1fr) minmax(0, 1fr)',
  },
  gap: 4,
};
