import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Email } from '../../records';
import { emailSentences as t } from './sentences';

export function RetryButton({ email }: { email: Email }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const retry = useMutation({
    mutationFn: () => dataProvider.retryEmail(email.id),
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
