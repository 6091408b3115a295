import { calendarDate } from '@paattu/api-client/calendar';
import { contestPhase } from '@paattu/api-client/contest-phase';
import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { StatusLabel } from '../../components/status-label';
import { formatDay, formatRupees } from '../../lib/format';
import type { Contest } from '../../records';
import { translations } from '../../translations';

const t = translations.contests;

export function ContestRow({ contest }: { contest: Contest }) {
  const createPath = useCreatePath();
  const dayOf = (instant: string) => formatDay(calendarDate(Date.parse(instant), contest.timeZone));

  return (
    <Box component="article" aria-label={contest.title} sx={rowSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={createPath({ resource: 'contests', type: 'edit', id: contest.id })}
          sx={{ display: 'inline-block', py: 0.75, fontWeight: 600 }}
        >
          {contest.title}
        </Link>
        <Typography>{contest.songTitle}</Typography>
        {contest.songTitleMalayalam && <Typography lang="ml">{contest.songTitleMalayalam}</Typography>}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <Typography>{t.between(dayOf(contest.announceAt), dayOf(contest.winnerAt))}</Typography>
        <Typography>{t.phases[contestPhase(contest, Date.now()).phase]}</Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatRupees(contest.prizeAmount)}</Typography>
      {contest.isCurrent && <StatusLabel tone="good" label={t.current} />}
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 1, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) 120px 170px' },
};
