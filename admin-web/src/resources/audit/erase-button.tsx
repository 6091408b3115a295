import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import { useRequests } from '../../data-provider/use-requests';
import { auditRequests, type ActDetails } from './api';
import { auditSentences as t } from './sentences';

export function EraseButton({ act }: { act: ActDetails }) {
  const requests = useRequests(auditRequests);
  const notify = useNotify();
  const refresh = useRefresh();
  const erase = useMutation({
    mutationFn: () => requests.eraseAuditDetails(act.id),
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
