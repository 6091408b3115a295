import { Alert, Typography } from '@mui/material';
import { PageSection } from '../../components/page-section';
import { formatInZone } from '../../lib/format';
import { resultSentences } from './sentences';
import type { ResultProps } from './result-props';

const t = resultSentences.embargo;

/** Nothing of a certified result is public before the winner is announced. */
export function Embargo({ contest, result: { winnerAt, serverNow, versions } }: ResultProps) {
  const isDue = Date.parse(winnerAt) <= Date.parse(serverNow);
  const fault = versions[0]?.fault;
  return (
    <PageSection title={t.title}>
      <Typography sx={{ maxWidth: '66ch' }}>
        {isDue ? t.due : t.waits(formatInZone(winnerAt, contest.timeZone))}
      </Typography>
      {fault && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t.fault(fault)}
        </Alert>
      )}
    </PageSection>
  );
}
