import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { PageSection } from '../../components/page-section';
import { useSavedChoice } from '../../components/form/use-saved-choice';
import { useReportError } from '../../components/form/use-report-error';
import { useRequests } from '../../data-provider/use-requests';
import { formatDateTime } from '../../lib/format';
import { type Care, CARE_KEY, careRequests } from './api';
import { careSentences as t } from './sentences';

type LookedUp = NonNullable<Care['lookUp']>;

/** Which release runs, whether there is a newer one, and what to type then. */
export function Version({ release, lookUp }: Pick<Care, 'release' | 'lookUp'>) {
  return (
    <PageSection title={t.version}>
      <Typography>
        <strong>{t.release(release)}</strong> {lookUp?.isOn && foundBy(lookUp, release)}
      </Typography>
      {lookUp && <LookUpSwitch isOn={lookUp.isOn} />}
      <Typography sx={{ mt: 2, maxWidth: '66ch' }}>{t.upgrade}</Typography>
      {t.ways.map(({ way, command }) => (
        <Box key={command} sx={{ mt: 1 }}>
          <Typography>{way}</Typography>
          <Box
            component="pre"
            sx={{
              my: 1,
              p: 2,
              maxWidth: 560,
              // A part that scrolls would need a place in the order of the keyboard.
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              bgcolor: 'action.hover',
              borderRadius: 1,
            }}
          >
            {command}
          </Box>
        </Box>
      ))}
      <Typography sx={{ color: 'text.secondary' }}>{t.upgradeBackup}</Typography>
    </PageSection>
  );
}

function foundBy({ newest, lookedAt }: LookedUp, release: string): string {
  if (newest === null || lookedAt === null) return t.notLooked;
  const found = isNewer(newest, release) ? t.newer(newest) : t.newest;
  return `${found} ${t.lookedAt(formatDateTime(lookedAt))}`;
}

/** Of versions such as 1.10.0. */
function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

function LookUpSwitch({ isOn }: { isOn: boolean }) {
  const requests = useRequests(careRequests);
  const reportError = useReportError();
  const queries = useQueryClient();
  const { value, choose } = useSavedChoice(isOn, {
    mutationFn: (next: boolean) => requests.chooseLookUp(next),
    onSuccess: (care) => queries.setQueryData(CARE_KEY, care),
    onError: (error) => reportError(error, t.lookUpFailed),
  });
  return (
    <Box sx={{ mt: 1 }}>
      <FormControlLabel
        label={t.lookUp}
        control={<Switch checked={value} onChange={(_, next) => choose(next)} />}
      />
      <Typography sx={{ color: 'text.secondary', maxWidth: '66ch' }}>{t.lookUpText}</Typography>
    </Box>
  );
}
