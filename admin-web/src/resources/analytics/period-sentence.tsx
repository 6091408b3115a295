import { Typography } from '@mui/material';
import { formatDays } from '../../lib/format';
import type { Analytics } from './api';
import { analyticsSentences as t } from './sentences';

interface Props {
  analytics: Analytics;
  isOfContest: boolean;
}

/** The days that are shown and compared. Screen readers hear it when another period is chosen. */
export function PeriodSentence({ analytics: { period, previousPeriod, timeZone }, isOfContest }: Props) {
  const days = formatDays(period.first, period.last);
  return (
    <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
      {previousPeriod ? t.against(days, formatDays(previousPeriod.first, previousPeriod.last)) : t.all(days)}{' '}
      {t.zone(nameOf(timeZone))} {isOfContest && t.songsOfSite}
    </Typography>
  );
}

function nameOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
