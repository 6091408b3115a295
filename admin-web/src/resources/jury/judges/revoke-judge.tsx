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
import { useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { useReportError } from '../../../components/form/use-report-error';
import { useRequests } from '../../../data-provider/use-requests';
import { juryRequests, type Judge } from '../api';
import { jurySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
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
export function RevokeJudge({ judge, isOpen, onClose }: Props) {
  const { id: judgeId, name, progress } = judge;
  const requests = useRequests(juryRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const reload = useReloadJury();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const revocation = useMutation({
    mutationFn: () => requests.revokeJudge(judgeId, reason.trim()),
    onSuccess: () => {
      notify(t.revoked(name), { type: 'success' });
      close();
    },
    onError: (error) => void reportError(error, t.revokeFailed),
    onSettled: reload,
  });

  function close() {
    setReason('');
    setMissing(false);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second press reaches the dialog while it fades out.
    if (!isOpen || revocation.isPending) return;
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) revocation.mutate();
  }

  return (
    <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {t.revokeTitle(name)}
        </DialogTitle>
        <DialogContent>
          {[t.revokeEnds, ...marksOfRevoked(progress)].map((sentence) => (
            <Typography key={sentence} sx={{ mb: 1 }}>
              {sentence}
            </Typography>
          ))}
          <TextField
            autoFocus
            fullWidth
            label={t.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={isMissing}
            helperText={isMissing ? t.reasonMissing : t.reasonHint}
            slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={close}>{commonSentences.cancel}</Button>
          <BusyButton type="submit" color="error" variant="contained" isBusy={revocation.isPending}>
            {t.confirmRevoke}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
