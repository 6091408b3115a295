import { Box, Button, Typography } from '@mui/material';
import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { Link } from 'react-router';
import { PageSection } from '../../../components/page-section';
import { useAllContests } from '../../../components/use-all-contests';
import { formatCount, formatContestDate } from '../../../lib/format';
import { useVotesSummary } from '../../../waiting/use-waiting';
import type { EntryStatusCounts } from '../../entries/api';
import type { Contest } from '../api';
import { hasMarks, toDraft } from '../contest-draft';
import { lifeOf } from '../timeline/life-of';
import { PhaseLine } from '../timeline/phase-line';
import { overviewSentences as t } from './sentences';
import { useAddress } from './use-address';

interface Props {
  contest: Contest;
  counts: EntryStatusCounts | undefined;
}

/** The phases of a contest, the dates that are still to come, and its entries and votes in numbers. */
export function Course({ contest, counts }: Props) {
  const { data: contests = [] } = useAllContests();
  const votes = useVotesSummary().data;
  const draft = toDraft(contest);
  const life = lifeOf(draft, contest, contests);
  const isJudged = hasMarks(draft);

  return (
    <>
      {life ? (
        <Box sx={{ mb: 4 }}>
          <PhaseLine life={life} hasMarks={isJudged} timeZone={contest.timeZone} />
        </Box>
      ) : (
        <Typography sx={{ mb: 4, color: 'text.secondary' }}>{t.noDates}</Typography>
      )}
      <Box sx={columnsSx}>
        <Coming contest={contest} hasMarks={isJudged} now={Date.now()} />
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
    </>
  );
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
