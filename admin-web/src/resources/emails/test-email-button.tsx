import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { useRequests } from '../../data-provider/use-requests';
import { emailRequests } from './api';
import { emailSentences as t } from './sentences';

/** Sends a test email to the owner. The list shows its delivery. */
export function TestEmailButton() {
  const requests = useRequests(emailRequests);
  const notify = useNotify();
  const refresh = useRefresh();
  const test = useMutation({
    mutationFn: () => requests.sendTestEmail(),
    onSuccess: ({ toAddress }) => notify(t.testQueued(toAddress), { type: 'success' }),
    onError: () => notify(t.testFailed, { type: 'error' }),
    onSettled: refresh,
  });

  return (
    <BusyButton variant="contained" isBusy={test.isPending} onClick={() => test.mutate()}>
      {t.sendTest}
    </BusyButton>
  );
}
