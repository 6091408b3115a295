import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useReportError } from '../../../components/form/use-report-error';
import { useRequests } from '../../../data-provider/use-requests';
import { retentionRequests, type LegalHold } from '../api';
import { dataSentences } from '../sentences';
import { useShowHolds } from './use-show-holds';

const t = dataSentences.holds;

export function LiftButton({ hold: { id, contest } }: { hold: LegalHold }) {
  const requests = useRequests(retentionRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const show = useShowHolds();
  const [isAsking, setAsking] = useState(false);
  const lift = useMutation({
    mutationFn: () => requests.liftHold(id),
    onSuccess: (holds) => {
      notify(t.isLifted(contest), { type: 'success' });
      show(holds);
    },
    onError: async (error) => {
      reportError(error, t.liftFailed);
      // Somebody else may have lifted it.
      await requests.listHolds().then(show, () => {});
    },
  });

  return (
    <>
      <BusyButton aria-label={t.liftOf(contest)} isBusy={lift.isPending} onClick={() => setAsking(true)}>
        {t.lift}
      </BusyButton>
      <ConfirmDialog
        label={t.lift}
        title={t.liftTitle(contest)}
        text={t.liftText}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => lift.mutate()}
      />
    </>
  );
}
