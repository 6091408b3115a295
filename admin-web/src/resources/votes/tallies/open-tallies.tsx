import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { useReportError } from '../../../components/form/use-report-error';
import { ReasonDialog } from '../../../components/reason-dialog';
import { useRequests } from '../../../data-provider/use-requests';
import { readServerError } from '../../../lib/server-errors';
import { type TallyList, voteRequests } from '../api';
import { voteSentences } from '../sentences';

const { tallies: t, decide } = voteSentences;

const MAX_REASON = 500;

interface Props {
  contestId: string;
  isCertified: boolean;
  onOpen: (tallies: TallyList) => void;
}

/** Shows the tallies. Before the result is certified it asks for a reason, unless they are open already. */
export function OpenTallies({ contestId, isCertified, onOpen }: Props) {
  const requests = useRequests(voteRequests);
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);

  const show = useMutation({
    mutationFn: () => requests.listTallies(contestId),
    onSuccess: onOpen,
    onError: (error) => {
      if (readServerError(error)?.code === 'TALLIES_SEALED') setAsking(true);
      else reportError(error, t.openFailed);
    },
  });
  const open = useMutation({
    mutationFn: (reason: string) => requests.openTallies(contestId, reason),
    onSuccess: (tallies) => {
      setAsking(false);
      onOpen(tallies);
    },
  });

  return (
    <>
      <BusyButton variant="outlined" isBusy={show.isPending} onClick={() => show.mutate()}>
        {isCertified ? t.show : t.open}
      </BusyButton>
      <ReasonDialog
        labels={{
          title: t.question,
          reason: decide.reason,
          missing: decide.reasonMissing,
          press: t.confirm,
          failed: t.openFailed,
        }}
        texts={[t.text]}
        maxLength={MAX_REASON}
        isBusy={open.isPending}
        error={open.error}
        isOpen={isAsking}
        onReason={(reason) => open.mutate(reason)}
        onClose={() => {
          setAsking(false);
          open.reset();
        }}
      />
    </>
  );
}
