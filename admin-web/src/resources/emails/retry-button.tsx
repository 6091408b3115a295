import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { useRequests } from '../../data-provider/use-requests';
import { emailRequests, type Email } from './api';
import { emailSentences as t } from './sentences';

export function RetryButton({ email }: { email: Email }) {
  const requests = useRequests(emailRequests);
  const notify = useNotify();
  const refresh = useRefresh();
  const retry = useMutation({
    mutationFn: () => requests.retryEmail(email.id),
    onSuccess: () => notify(t.retried, { type: 'success' }),
    onError: () => notify(t.retryFailed, { type: 'error' }),
    onSettled: refresh,
  });

  if (email.status !== 'failed') return null;
  return (
    <BusyButton variant="outlined" isBusy={retry.isPending} onClick={() => retry.mutate()}>
      {t.retry}
    </BusyButton>
  );
}
