import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useReportError } from '../../../components/form/use-report-error';
import { MoreMenu } from '../../../components/more-menu';
import { useRequests } from '../../../data-provider/use-requests';
import { juryRequests, type Judge } from '../api';
import { withDeadAddress } from '../../../lib/dead-address-sentences';
import { useTellQueued } from '../../../mail-server/use-tell-queued';
import { useUnsent } from '../../../mail-server/use-unsent';
import { jurySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { useReloadJury } from '../use-jury';
import { RevokeJudge } from './revoke-judge';

const t = jurySentences.judges;

/** The buttons for one judge: a new link; then revoke, or delete while the invitation is not accepted. */
export function JudgeActions({ judge }: { judge: Judge }) {
  const { id, name, state, acceptedAt, doEmailsComeBack } = judge;
  const requests = useRequests(juryRequests);
  const notify = useNotify();
  const tellQueued = useTellQueued();
  const isKept = useUnsent() === 'kept';
  const reportError = useReportError();
  const reload = useReloadJury();
  const [question, setQuestion] = useState<'link' | 'revoke' | 'delete' | null>(null);
  const newLink = useMutation({
    mutationFn: () => requests.sendJuryLink(id),
    onSuccess: () => tellQueued(t.linkSent(name)),
    onError: (error) => void reportError(error, t.linkFailed),
    onSettled: reload,
  });

  const deletion = useMutation({
    mutationFn: () => requests.deleteJudge(id),
    onSuccess: () => notify(t.deleted(name), { type: 'success' }),
    onError: (error) => void reportError(error, t.deleteFailed),
    onSettled: reload,
  });
  const isRevoked = state === 'revoked';

  return (
    <>
      <MoreMenu
        label={commonSentences.moreActions(name)}
        isBusy={newLink.isPending || deletion.isPending}
        actions={[
          ...(isRevoked || isKept ? [] : [{ label: t.newLink, onClick: () => setQuestion('link') }]),
          ...(isRevoked
            ? []
            : [{ label: t.revoke, isDangerous: true, onClick: () => setQuestion('revoke') }]),
          ...(acceptedAt === null
            ? [{ label: t.delete, isDangerous: true, onClick: () => setQuestion('delete') }]
            : []),
        ]}
      />
      <ConfirmDialog
        label={t.newLink}
        title={t.newLinkTitle(name)}
        text={withDeadAddress(t.newLinkText, doEmailsComeBack)}
        isOpen={question === 'link'}
        onClose={() => setQuestion(null)}
        onConfirm={() => newLink.mutate()}
      />
      <ConfirmDialog
        label={t.confirmDelete}
        title={t.deleteTitle(name)}
        text={t.deleteText}
        isOpen={question === 'delete'}
        onClose={() => setQuestion(null)}
        onConfirm={() => deletion.mutate()}
      />
      <RevokeJudge judge={judge} isOpen={question === 'revoke'} onClose={() => setQuestion(null)} />
    </>
  );
}
