import { MAX_DOMAIN_REASON } from '@paattu/api-client/voting';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { useReportError } from '../../../components/form/use-report-error';
import { useRequests } from '../../../data-provider/use-requests';
import { voteRequests } from '../api';
import { voteSentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';

const t = voteSentences.domains;

interface Props {
  domain: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why a throwaway domain is removed, and removes it. */
export function RemoveDomain({ domain, isOpen, onClose }: Props) {
  const requests = useRequests(voteRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const remove = useMutation({
    mutationFn: () => requests.removeDisposableDomain(domain, reason.trim()),
    onSuccess: () => {
      notify(t.removed(domain), { type: 'success' });
      close();
    },
    onError: (error) => void reportError(error, t.removeFailed),
    // Also after a failure: somebody else may have removed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['votes', 'disposable-domains'] }),
  });

  function close() {
    setReason('');
    setMissing(false);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second press reaches the dialog while it fades out.
    if (!isOpen || remove.isPending) return;
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) remove.mutate();
  }

  return (
    <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {t.removeQuestion(domain)}
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t.removeText}</Typography>
          <TextField
            autoFocus
            fullWidth
            label={t.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={isMissing}
            helperText={isMissing ? t.reasonMissing : t.reasonHint}
            slotProps={{ htmlInput: { maxLength: MAX_DOMAIN_REASON } }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={close}>{commonSentences.cancel}</Button>
          <BusyButton type="submit" variant="contained" isBusy={remove.isPending}>
            {t.remove}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
