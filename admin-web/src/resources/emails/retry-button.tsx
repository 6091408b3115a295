import { useMutation } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { useReportError } from '../../components/form/use-report-error';
import { useTellQueued } from '../../mail-server/use-tell-queued';
import { useRequests } from '../../data-provider/use-requests';
import { emailRequests, type Email } from './api';
import { emailSentences as t } from './sentences';

export function RetryButton({ email }: { email: Email }) {
  const requests = useRequests(emailRequests);
  const tellQueued = useTellQueued();
  const reportError = useReportError();
  const refresh = useRefresh();
  const retry = useMutation({
    mutationFn: () => requests.retryEmail(email.id),
    onSuccess: () => tellQueued(t.retried),
    onError: (error) => reportError(error, t.retryFailed),
    onSettled: refresh,
  });

  // The server says what is first to be done about the address.
  if (email.status !== 'failed' && email.suppressedFor !== 'dead-address') return null;
  return (
    <BusyButton variant="outlined" isBusy={retry.isPending} onClick={() => retry.mutate()}>
      {t.retry}
    </BusyButton>
  );
}
