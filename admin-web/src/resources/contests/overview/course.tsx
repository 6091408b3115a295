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

/** The phases of a contest, and its entries and votes in numbers. */
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
    </>
  );
}

interface ComingProps {
  contest: Contest;
  now: number;
}

/** The dates that are still to come, with what the owner can do before them. */
export function Coming({ contest, now }: ComingProps) {
  const isJudged = hasMarks(toDraft(contest));
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
            {date === coming[0] && (
              <Box component="dd" sx={actSx}>
                <Button component={Link} to={{ ...to('contests'), hash: `#${date}` }}>
                  {date === 'announceAt' || date === 'opensAt' ? t.changeDates : t.giveTime}
                </Button>
              </Box>
            )}
            {date === 'winnerAt' && isJudged && (
              <Box component="dd" sx={actSx}>
                <Button component={Link} to={to('jury')}>
                  {t.invite}
                </Button>
              </Box>
            )}
          </div>
        ))}
      </Box>
    </PageSection>
  );
}

/** At the right, also where it has a line of its own. */
const actSx = { ml: { xs: 'auto !important', sm: 0 }, my: '-10px !important', mr: '-16px !important' };

const rowsSx = {
  m: 0,
  maxWidth: '44rem',
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
