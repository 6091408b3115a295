import { Box, Typography } from '@mui/material';
import { nameOfDevice } from '@paattu/shared/devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { useReportError } from '../../components/form/use-report-error';
import { Loaded } from '../../components/loaded';
import { PageSection } from '../../components/page-section';
import { useRequests } from '../../data-provider/use-requests';
import { formatDateTime } from '../../lib/format';
import { listSx } from '../../lib/list-styles';
import { useUnsent } from '../../mail-server/use-unsent';
import { accountRequests, type OpenSession } from './api';
import { accountSentences } from './sentences';

const t = accountSentences.sessions;
const KEY = ['account', 'sessions'];

export function OpenSessions() {
  const requests = useRequests(accountRequests);
  const isSent = useUnsent() === null;
  const query = useQuery({ queryKey: KEY, queryFn: () => requests.listSessions(), staleTime: 0 });
  return (
    <PageSection title={t.title}>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>
        {t.intro} {isSent && t.emails}
      </Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(sessions) => (
          <>
            <Box component="ul" aria-label={t.title} sx={{ ...listSx, maxWidth: 640, mb: 2 }}>
              {sessions.map((session) => (
                <li key={session.id}>
                  <SessionRow session={session} />
                </li>
              ))}
            </Box>
            {sessions.length > 1 && <EndOthers />}
          </>
        )}
      </Loaded>
    </PageSection>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { id, firstAt, lastAt, isCurrent } = session;
  const requests = useRequests(accountRequests);
  const end = useEnd(t.ended, () => requests.endSession(id));
  const device = nameOfDevice(session) ?? t.unknownDevice;
  return (
    <>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <strong>{device}</strong>
        {isCurrent && ` · ${t.here}`}
        <Typography sx={{ color: 'text.secondary' }}>
          {t.times(formatDateTime(firstAt), formatDateTime(lastAt))}
        </Typography>
      </Box>
      {!isCurrent && (
        <BusyButton
          color="error"
          isBusy={end.isPending}
          aria-label={t.endOf(device)}
          onClick={() => end.mutate()}
        >
          {t.end}
        </BusyButton>
      )}
    </>
  );
}

function EndOthers() {
  const requests = useRequests(accountRequests);
  const end = useEnd(t.othersEnded, () => requests.endOtherSessions());
  return (
    <BusyButton variant="outlined" isBusy={end.isPending} onClick={() => end.mutate()}>
      {t.endOthers}
    </BusyButton>
  );
}

function useEnd(ended: string, mutationFn: () => Promise<void>) {
  const notify = useNotify();
  const reportError = useReportError();
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => notify(ended, { type: 'success' }),
    onError: (error) => reportError(error, t.endFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
