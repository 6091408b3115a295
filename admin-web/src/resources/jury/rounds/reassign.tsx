import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ConfirmButton } from '../../../components/confirm-button';
import { useReportError } from '../../../components/form/use-report-error';
import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { useRequests } from '../../../data-provider/use-requests';
import { formatCount } from '../../../lib/format';
import { juryRequests, type JuryRound } from '../api';
import { jurySentences } from '../sentences';
import { useReloadJury } from '../use-jury';

const t = jurySentences.round;

/** Says how much work has no judge, and gives it to others. */
export function Reassign({ round: { id, number }, vacant }: { round: JuryRound; vacant: number }) {
  const requests = useRequests(juryRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const reload = useReloadJury();
  const promise = useEmailPromise();
  const reassign = useMutation({
    mutationFn: () => requests.reassignJuryRound(id),
    onSuccess: ({ assigned, passedOver }) => {
      if (assigned === 0 && passedOver > 0) notify(t.passedOver(passedOver), { type: 'success' });
      else if (assigned === 0) notify(t.nobodyLeft, { type: 'warning' });
      else
        notify(t.reassigned(jurySentences.open.marksOf(formatCount(assigned), assigned === 1)), {
          type: 'success',
        });
    },
    onError: (error) => void reportError(error, t.reassignFailed),
    onSettled: reload,
  });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
      <Typography sx={{ flex: '1 1 240px', maxWidth: '66ch' }}>{t.vacant[number](vacant)}</Typography>
      <ConfirmButton
        label={t.reassign}
        title={t.reassignTitle}
        text={`${promise(t.reassignEmails)} ${t.reassignText}`}
        isBusy={reassign.isPending}
        onConfirm={() => reassign.mutate()}
      />
    </Box>
  );
}
