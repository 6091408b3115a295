import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import type { ConsoleDataProvider } from '../../data-provider';
import type { ActDetails } from '../../records';
import { auditSentences as t } from './sentences';

export function EraseButton({ act }: { act: ActDetails }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const erase = useMutation({
    mutationFn: () => dataProvider.eraseAuditDetails(act.id),
    onSuccess: () => notify(t.eraseDone, { type: 'success' }),
    onError: () => notify(t.eraseFailed, { type: 'error' }),
    onSettled: refresh,
  });

  if (act.details !== 'kept') return null;
  return (
    <ConfirmButton
      label={t.erase}
      title={t.eraseTitle}
      text={t.eraseText}
      isBusy={erase.isPending}
      onConfirm={() => erase.mutate()}
    />
  );
}
