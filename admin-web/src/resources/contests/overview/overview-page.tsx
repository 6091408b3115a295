import { Box, Button, Link as ExternalLink, Typography } from '@mui/material';
import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContestPage } from '../../../chosen-contest/contest-page';
import { withContest } from '../../../chosen-contest/contest-of-address';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { PageSection } from '../../../components/page-section';
import { SitePreview } from '../../../components/site-preview';
import { useAllContests } from '../../../components/use-all-contests';
import { useCreatePath } from '../../../components/use-create-path';
import { useRequests } from '../../../data-provider/use-requests';
import { formatCount, formatContestDate } from '../../../lib/format';
import { statusCountsQuery } from '../../../waiting/status-counts';
import { useUndecidedVotes, useVotesSummary } from '../../../waiting/use-waiting';
import { placeSentences } from '../../../lib/place-sentences';
import type { Contest } from '../api';
import { hasMarks, toDraft } from '../contest-draft';
import { contestSentences } from '../sentences';
import { lifeOf } from '../timeline/life-of';
import { isAnnounced, usePublicContest } from '../use-public-contest';
import { entryRequests } from '../../entries/api';
import { nextStep } from './next-step';
import { PhaseLine } from '../timeline/phase-line';
import { overviewSentences as t } from './sentences';

/** The phase of the chosen contest, and the next thing to do. */
export function OverviewPage() {
  return (
    <ContestPage title={placeSentences.overview} failure={t.loadFailed} contests={useAllContests()}>
      {(contest) => <Overview contest={contest} />}
    </ContestPage>
  );
}

function Overview({ contest }: { contest: Contest }) {
  const requests = useRequests(entryRequests);
  const { data: contests = [] } = useAllContests();
  const draft = toDraft(contest);
  const life = lifeOf(draft, contest, contests);
  const now = Date.now();
  // A failure shows no numbers: the page works without them.
  const { data: counts } = useQuery({
    ...statusCountsQuery(requests, contest.id),
    enabled: contest.publishedAt !== null,
  });
  const votes = useVotesSummary().data;
  const isJudged = hasMarks(draft);
  const waiting = { entries: counts?.pending ?? 0, votes: useUndecidedVotes() };
  const step = nextStep({ ...contest, hasMarks: isJudged }, waiting, now);
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
      {life ? (
        <Box sx={{ mb: 4 }}>
          <PhaseLine life={life} hasMarks={isJudged} timeZone={contest.timeZone} />
        </Box>
      ) : (
        <Typography sx={{ mb: 4, color: 'text.secondary' }}>{t.noDates}</Typography>
      )}
      <Box sx={columnsSx}>
        <Coming contest={contest} hasMarks={isJudged} now={now} />
        {counts && counts.total > 0 && (
          <PageSection title={t.numbers}>
            <Box component="dl" sx={rowsSx}>
              {(Object.keys(t.counts) as (keyof typeof t.counts)[])
                .filter((name) => counts[name] > 0)
                .map((name) => (
                  <div key={name}>
                    <dt>{t.counts[name]}</dt>
                    <dd>{formatCount(counts[name])}</dd>
                  </div>
                ))}
              {votes &&
                (Object.keys(t.votes) as (keyof typeof t.votes)[]).map((name) => (
                  <div key={name}>
                    <dt>{t.votes[name]}</dt>
                    <dd>{formatCount(votes[name])}</dd>
                  </div>
                ))}
            </Box>
          </PageSection>
        )}
      </Box>
      <Visitors contest={contest} />
    </>
  );
}

/** The address of a page for this contest. */
function useAddress(contestId: string) {
  const createPath = useCreatePath();
  return (resource: string, filter?: object) => {
    const search = filter ? new URLSearchParams({ filter: JSON.stringify(filter) }).toString() : '';
    return withContest({ pathname: createPath({ resource, type: 'list' }), search }, contestId);
  };
}

interface ComingProps {
  contest: Contest;
  hasMarks: boolean;
  now: number;
}

/** The dates that are still to come, with what the owner can do before them. */
function Coming({ contest, hasMarks, now }: ComingProps) {
  const to = useAddress(contest.id);
  const coming = CONTEST_DATES.filter((date) => Date.parse(contest[date] ?? '') > now);
  if (contest.publishedAt === null || coming.length === 0) return null;
  return (
    <PageSection title={t.next}>
      <Box component="dl" sx={rowsSx}>
        {coming.map((date) => (
          <div key={date}>
            <dt>{t.dates[date]}</dt>
            <dd>{formatContestDate(date, contest[date]!, contest.timeZone)}</dd>
          </div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {coming.includes('closesAt') && (
          <Button variant="outlined" component={Link} to={{ ...to('contests'), hash: '#closesAt' }}>
            {t.giveTime}
          </Button>
        )}
        {hasMarks && coming.includes('winnerAt') && (
          <Button variant="outlined" component={Link} to={to('jury')}>
            {t.invite}
          </Button>
        )}
      </Box>
    </PageSection>
  );
}

/** The first screen of the contest, as visitors see it now. */
function Visitors({ contest }: { contest: Contest }) {
  const query = usePublicContest(contest);
  if (!isAnnounced(contest))
    return <Typography sx={{ color: 'text.secondary' }}>{contestSentences.timeline.notYet}</Typography>;
  return (
    <Loaded query={query} failure={t.visitorsFailed}>
      {(shown) => (
        <Box sx={{ minWidth: 0, overflowX: 'clip' }}>
          <SitePreview show={({ ContestPreview }) => <ContestPreview contest={shown} />} />
          <ExternalLink
            href={shown.isCurrent ? '/' : `/contests/${shown.slug}`}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-block', py: 1.25 }}
          >
            {t.open}
          </ExternalLink>
        </Box>
      )}
    </Loaded>
  );
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
};

const rowsSx = {
  m: 0,
  borderTop: '1px solid var(--line)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 2,
    py: 1.25,
    borderBottom: '1px solid var(--line)',
  },
  '& dt': { mr: 'auto', fontWeight: 500 },
  '& dd': { m: 0, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
};
