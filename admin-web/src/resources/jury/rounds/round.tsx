import { Box, Typography } from '@mui/material';
import { PageSection } from '../../../components/page-section';
import { StatusLabel } from '../../../components/status-label';
import { formatCount, formatDeadline, formatInZone } from '../../../lib/format';
import type { Jury, JuryRound } from '../api';
import { jurySentences } from '../sentences';
import type { JuryContest } from '../use-jury-contests';
import { Marks } from '../marks/marks';
import { ExtendRound } from './extend-round';
import { inTime } from './in-time';
import { progressOf, vacantOf } from './progress-of';
import { Reassign } from './reassign';

const t = jurySentences.round;

interface Props {
  contest: JuryContest;
  jury: Jury;
  round: JuryRound;
}

/** A round: how far it is, its marks, and what the owner can do about both. */
export function Round({ contest, jury: { judges, hasHiddenMarks, serverNow }, round }: Props) {
  const { number, openedAt, closesAt, isClosed, unfinishedEntries } = round;
  const { submitted, all } = progressOf(round, judges);
  const vacant = isClosed ? 0 : vacantOf(round, judges);
  const progress = t.marks(formatCount(submitted), formatCount(all));
  const end = isClosed ? t.closed : t.closes(inTime(closesAt, serverNow));
  const { timeZone } = contest;
  const opened = formatInZone(openedAt, timeZone);

  return (
    <PageSection title={jurySentences.rounds[number]}>
      <StatusLabel
        tone={isClosed ? 'aside' : submitted === all ? 'good' : 'waiting'}
        label={<Box sx={{ whiteSpace: 'normal' }}>{`${progress}, ${end}`}</Box>}
      />
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {isClosed
          ? t.spanClosed(opened, formatInZone(closesAt, timeZone))
          : t.span(opened, formatDeadline(closesAt, timeZone))}
      </Typography>
      {vacant > 0 && <Reassign round={round} vacant={vacant} />}
      <Marks round={round} judges={judges} isHidden={hasHiddenMarks} />
      {/* Another owner may have extended it. */}
      {(!isClosed || unfinishedEntries > 0) && <ExtendRound key={closesAt} contest={contest} round={round} />}
    </PageSection>
  );
}
