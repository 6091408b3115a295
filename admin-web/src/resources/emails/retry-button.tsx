import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { useReportError } from '../../components/form/use-report-error';
import { useRequests } from '../../data-provider/use-requests';
import { emailRequests, type Email } from './api';
import { emailSentences as t } from './sentences';

export function RetryButton({ email }: { email: Email }) {
  const requests = useRequests(emailRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const refresh = useRefresh();
  const retry = useMutation({
    mutationFn: () => requests.retryEmail(email.id),
    onSuccess: () => notify(t.retried, { type: 'success' }),
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
