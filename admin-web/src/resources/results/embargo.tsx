import { Typography } from '@mui/material';
import { PageSection } from '../../components/page-section';
import { formatInZone } from '../../lib/format';
import { translations } from '../../translations';
import type { ResultProps } from './result-props';

const t = translations.results.embargo;

/** Nothing of a certified result is public before the winner is announced. */
export function Embargo({ contest, result: { winnerAt, serverNow } }: ResultProps) {
  const isDue = Date.parse(winnerAt) <= Date.parse(serverNow);
  return (
    <PageSection title={t.title}>
      <Typography sx={{ maxWidth: '66ch' }}>
        {isDue ? t.due : t.waits(formatInZone(winnerAt, contest.timeZone))}
      </Typography>
    </PageSection>
  );
}
