import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import type { ConsoleDataProvider } from '../../data-provider';
import { emailSentences as t } from './sentences';

/** Sends a test email to the owner. The list shows its delivery. */
export function TestEmailButton() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const test = useMutation({
    mutationFn: () => dataProvider.sendTestEmail(),
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
