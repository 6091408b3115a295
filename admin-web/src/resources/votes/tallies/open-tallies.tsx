import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { useReportError } from '../../../components/form/use-report-error';
import { useRequests } from '../../../data-provider/use-requests';
import { readServerError } from '../../../lib/server-errors';
import { voteRequests, type TallyList } from '../api';
import { voteSentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';

const t = voteSentences.tallies;

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
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();

  const show = useMutation({
    mutationFn: () => requests.listTallies(contestId),
    onSuccess: onOpen,
    onError: (error) => {
      if (readServerError(error)?.code === 'TALLIES_SEALED') setAsking(true);
      else reportError(error, t.openFailed);
    },
  });
  const open = useMutation({
    mutationFn: () => requests.openTallies(contestId, reason.trim()),
    onSuccess: (tallies) => {
      close();
      onOpen(tallies);
    },
    onError: (error) => void reportError(error, t.openFailed),
  });

  function close() {
    setAsking(false);
    setReason('');
    setMissing(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second press reaches the dialog while it fades out.
    if (!isAsking || open.isPending) return;
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) open.mutate();
  }

  return (
    <>
      <BusyButton variant="outlined" isBusy={show.isPending} onClick={() => show.mutate()}>
        {isCertified ? t.show : t.open}
      </BusyButton>
      <Dialog open={isAsking} onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id={`${id}-title`} variant="h3">
            {t.question}
          </DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t.text}</Typography>
            <TextField
              autoFocus
              fullWidth
              label={voteSentences.decide.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              error={isMissing}
              helperText={isMissing && voteSentences.decide.reasonMissing}
              slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
            />
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button onClick={close}>{commonSentences.cancel}</Button>
            <BusyButton type="submit" variant="contained" isBusy={open.isPending}>
              {t.confirm}
            </BusyButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
