import { Box, LinearProgress, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from '../../lib/http-error';
import { BusyButton } from '../../components/busy-button';
import { useReportError } from '../../components/form/use-report-error';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { useRequests } from '../../data-provider/use-requests';
import { placeSentences } from '../../lib/place-sentences';
import { type Care, CARE_KEY, careRequests } from './api';
import { BackupList } from './backup-list';
import { headlineOf } from './headline';
import { Nights } from './nights';
import { Place } from './place';
import { RestoreList } from './restore-list';
import { careSentences as t } from './sentences';
import { Version } from './version';

const POLL_MS = 2_000;

const isUnderWay = ({ backups, restores }: Care) =>
  backups.some(({ state, isBeingVerified }) => state === 'asked' || state === 'running' || isBeingVerified) ||
  restores.some(({ endedAt }) => endedAt === null);

/** The API is away while a restore is carried out. */
const isAway = (error: unknown) => !(error instanceof HttpError) || error.status >= 500;

/** What the owner does with backups, beside what she reads once. */
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 6,
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/** The shell has the same key. */
const RESTORING = 'paattu-restoring';

export function CarePage() {
  const requests = useRequests(careRequests);
  const reportError = useReportError();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: CARE_KEY,
    queryFn: () => requests.loadCare(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
  const backup = useMutation({
    mutationFn: () => requests.askBackup(),
    onSuccess: (care) => queries.setQueryData(CARE_KEY, care),
    onError: (error) => reportError(error, t.backUpFailed),
  });
  const isRestoring = query.data?.restores.some(({ endedAt }) => endedAt === null);
  // The restore ends the session: the shell reads this, and the sign-in page says that the site is restored.
  useEffect(() => {
    if (isRestoring) sessionStorage.setItem(RESTORING, '1');
    else if (isRestoring === false) sessionStorage.removeItem(RESTORING);
  }, [isRestoring]);
  if (isRestoring && query.error && isAway(query.error)) return <Restoring />;
  const headline = query.data && headlineOf(query.data);
  const isBusy =
    backup.isPending ||
    Boolean(query.data?.backups.some(({ state }) => state === 'asked' || state === 'running'));
  return (
    <>
      <PageHeader title={placeSentences.care} sentence={headline?.title ?? null}>
        <BusyButton
          variant={query.data && isNeeded(query.data) ? 'contained' : 'outlined'}
          isBusy={isBusy}
          onClick={() => backup.mutate()}
        >
          {t.backUp}
        </BusyButton>
      </PageHeader>
      <Loaded query={query} failure={t.loadFailed}>
        {(care) => (
          <>
            {headline?.text && <Explanation>{headline.text}</Explanation>}
            <Nights backups={care.backups} />
            <Box sx={columnsSx}>
              <div>
                <BackupList care={care} />
                <RestoreList care={care} />
              </div>
              <div>
                <Place care={care} />
                <Version release={care.release} lookUp={care.lookUp} />
              </div>
            </Box>
          </>
        )}
      </Loaded>
    </>
  );
}

/** Whether there is no backup, or the newest one is no good. */
const isNeeded = ({ backups: [newest] }: Care) =>
  newest === undefined || newest.state === 'failed' || newest.verification === 'failed';

function Restoring() {
  return (
    <>
      <PageHeader title={placeSentences.care} sentence={t.restoring} />
      <Explanation>{t.restoringText}</Explanation>
      <LinearProgress aria-label={t.restores} sx={{ maxWidth: 720 }} />
    </>
  );
}

function Explanation({ children }: { children: string }) {
  return <Typography sx={{ mb: 4, maxWidth: '66ch', color: 'text.secondary' }}>{children}</Typography>;
}
