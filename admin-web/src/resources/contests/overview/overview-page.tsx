import { Box, Button, Link as ExternalLink, Typography } from '@mui/material';
import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { contestState, type ContestLife } from '@paattu/shared/contest-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContestPage } from '../../../chosen-contest/contest-page';
import { withContest } from '../../../chosen-contest/contest-of-address';
import { PageSection } from '../../../components/page-section';
import { SitePreview } from '../../../components/site-preview';
import { useAllContests } from '../../../components/use-all-contests';
import { useCreatePath } from '../../../components/use-create-path';
import { useRequests } from '../../../data-provider/use-requests';
import { formatCount, formatContestDate } from '../../../lib/format';
import type { Contest } from '../api';
import { toDraft } from '../contest-draft';
import { contestSentences } from '../sentences';
import { contestAt } from '../timeline/contest-at';
import { lifeOf } from '../timeline/life-of';
import { entryRequests } from '../../entries/api';
import { nextStep } from './next-step';
import { PhaseLine } from './phase-line';
import { overviewSentences as t } from './sentences';

/** Where the chosen contest stands, and the one thing to do next. */
export function OverviewPage() {
  return (
    <ContestPage title={t.tab} failure={t.loadFailed} contests={useAllContests()}>
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
    // As in the list of entries.
    queryKey: ['entries', 'status-counts', contest.id],
    queryFn: () => requests.countEntriesByStatus(contest.id),
    enabled: contest.publishedAt !== null,
  });
  const step = nextStep(contest, counts?.pending ?? 0, now);
  const words = t.steps[step.name];
  const at = step.date && contest[step.date];
  const day = step.date && at ? formatContestDate(step.date, at, contest.timeZone) : '';
  const count = (step.name === 'review' ? counts?.pending : counts?.total) ?? 0;
  const to = useAddress(contest.id);

  return (
    <>
      <Typography sx={{ color: 'text.secondary', fontSize: 14, overflowWrap: 'anywhere' }}>
        {contest.title}
      </Typography>
      <Box sx={startSx}>
        <Typography variant="h2" sx={{ mr: 'auto', maxWidth: '26em' }}>
          {words.say(day, count)}
        </Typography>
        <Button
          variant="contained"
          component={Link}
          to={to(step.resource, step.name === 'review' ? { status: 'pending' } : undefined)}
        >
          {words.act(count)}
        </Button>
      </Box>
      {life ? (
        <PhaseLine life={life} timeZone={contest.timeZone} now={now} />
      ) : (
        <Typography sx={{ mb: 4, color: 'text.secondary' }}>{t.noDates}</Typography>
      )}
      <Box sx={columnsSx}>
        <Coming contest={contest} now={now} />
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
            </Box>
          </PageSection>
        )}
      </Box>
      {life && <Visitors contest={contest} life={life} now={now} />}
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

/** The dates that are still to come, with what the owner can do before them. */
function Coming({ contest, now }: { contest: Contest; now: number }) {
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
          <Button variant="outlined" component={Link} to={to('contests')}>
            {t.giveTime}
          </Button>
        )}
        {coming.includes('winnerAt') && (
          <Button variant="outlined" component={Link} to={to('jury')}>
            {t.invite}
          </Button>
        )}
      </Box>
    </PageSection>
  );
}

interface VisitorsProps {
  contest: Contest;
  life: ContestLife;
  now: number;
}

/** The first screen of the contest's page, as it is now. */
function Visitors({ contest, life, now }: VisitorsProps) {
  const state = contestState(life, now);
  const shown = contestAt(toDraft(contest), contest, life, now);
  if (contest.publishedAt === null || state === 'scheduled' || shown === null)
    return <Typography sx={{ color: 'text.secondary' }}>{contestSentences.timeline.notYet}</Typography>;
  return (
    <Box sx={{ minWidth: 0, overflowX: 'clip' }}>
      <SitePreview show={({ ContestPreview }) => <ContestPreview contest={shown} />} />
      <ExternalLink
        href={contest.isCurrent ? '/' : `/contests/${contest.slug}`}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-block', py: 1.25 }}
      >
        {t.open}
      </ExternalLink>
    </Box>
  );
}

const startSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 3,
  '& > a': { width: { xs: '100%', sm: 'auto' }, minHeight: { xs: 52, sm: 44 } },
};

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
