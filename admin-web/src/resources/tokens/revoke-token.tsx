import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useReportError } from '../../components/form/use-report-error';
import { useShowStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';
import { tokenRequests, type ApiToken } from './api';
import { tokenSentences as t } from './sentences';

export function RevokeToken({ token: { id, name, status } }: { token: ApiToken }) {
  const requests = useRequests(tokenRequests);
  const notify = useNotify();
  const showStored = useShowStored('tokens');
  const refresh = useRefresh();
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);
  const revocation = useMutation({
    mutationFn: () => requests.revokeToken(id),
    onSuccess: (stored) => {
      notify(t.revoked(name), { type: 'success' });
      return showStored(stored);
    },
    onError: (error) => {
      reportError(error, t.revokeFailed);
      refresh();
    },
  });

  if (status !== 'active') return null;
  return (
    <>
      <BusyButton
        color="error"
        isBusy={revocation.isPending}
        aria-label={`${t.revoke} ${name}`}
        onClick={() => setAsking(true)}
      >
        {t.revoke}
      </BusyButton>
      <ConfirmDialog
        label={t.revoke}
        title={t.revokeTitle(name)}
        text={t.revokeText}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => revocation.mutate()}
      />
    </>
  );
}
