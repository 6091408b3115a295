import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useReportError } from '../../components/form/use-report-error';
import { type MenuAction, MoreMenu } from '../../components/more-menu';
import { useShowStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';
import { moderatorRequests, type Moderator } from './api';
import { useUnsent } from '../../mail-server/use-unsent';
import { useReportInvitation } from './use-report-invitation';
import { moderatorSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';

/** Sends an invitation again, and revokes it or the rights of a moderator. */
export function ModeratorActions({ moderator: { id, email, status } }: { moderator: Moderator }) {
  const requests = useRequests(moderatorRequests);
  const notify = useNotify();
  const reportInvitation = useReportInvitation();
  const isKept = useUnsent() === 'kept';
  const showStored = useShowStored('moderators');
  const refresh = useRefresh();
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);
  const again = useMutation({
    mutationFn: () => requests.inviteAgain(id),
    onSuccess: (stored) => {
      reportInvitation(stored);
      return showStored(stored);
    },
    onError: (error) => {
      reportError(error, t.inviteFailed);
      refresh();
    },
  });
  const revocation = useMutation({
    mutationFn: () => requests.revokeModerator(id),
    onSuccess: (stored) => {
      notify(t.revoked(email), { type: 'success' });
      return showStored(stored);
    },
    onError: (error) => {
      reportError(error, t.revokeFailed);
      refresh();
    },
  });

  if (status === 'revoked') return null;
  const revoke: MenuAction = { label: t.revoke, isDangerous: true, onClick: () => setAsking(true) };
  return (
    <>
      <MoreMenu
        label={commonSentences.moreActions(email)}
        isBusy={again.isPending || revocation.isPending}
        actions={
          status === 'active' || isKept
            ? [revoke]
            : [{ label: t.inviteAgain, onClick: () => again.mutate() }, revoke]
        }
      />
      <ConfirmDialog
        label={t.revoke}
        title={t.revokeTitle(email)}
        text={t.revokeText}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => revocation.mutate()}
      />
    </>
  );
}
