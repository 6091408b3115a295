import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../components/reason-dialog';
import { useRequests } from '../../../data-provider/use-requests';
import { type Judge, juryRequests } from '../api';
import { jurySentences } from '../sentences';
import { useReloadJury } from '../use-jury';
import { marksOfRevoked } from './marks-of-revoked';

const t = jurySentences.judges;

const MAX_REASON = 500;

interface Props {
  judge: Judge;
  isOpen: boolean;
  onClose: () => void;
}

/** Revokes a judge with a reason, and says what becomes of the marks. */
export function RevokeJudge({ judge: { id, name, progress }, isOpen, onClose }: Props) {
  const requests = useRequests(juryRequests);
  const notify = useNotify();
  const reload = useReloadJury();
  const revocation = useMutation({
    mutationFn: (reason: string) => requests.revokeJudge(id, reason),
    onSuccess: () => {
      notify(t.revoked(name), { type: 'success' });
      onClose();
    },
    onSettled: reload,
  });

  return (
    <ReasonDialog
      labels={{
        title: t.revokeTitle(name),
        reason: t.reason,
        hint: t.reasonHint,
        missing: t.reasonMissing,
        press: t.confirmRevoke,
        failed: t.revokeFailed,
      }}
      texts={[t.revokeEnds, ...marksOfRevoked(progress)]}
      maxLength={MAX_REASON}
      isDangerous
      isBusy={revocation.isPending}
      error={revocation.error}
      isOpen={isOpen}
      onReason={(reason) => revocation.mutate(reason)}
      onClose={() => {
        onClose();
        revocation.reset();
      }}
    />
  );
}
