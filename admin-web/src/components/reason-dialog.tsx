import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { commonSentences } from '../lib/sentences';
import { BusyButton } from './busy-button';
import { DialogFailure } from './dialog-failure';

interface Props {
  labels: { title: string; reason: string; hint?: string; missing: string; press: string; failed: string };
  /** What the act does. */
  texts: string[];
  maxLength: number;
  isDangerous?: boolean;
  isBusy: boolean;
  error: Error | null;
  isOpen: boolean;
  /** Does the act. The caller closes the dialog once it is done, so that an error loses nothing that is typed. */
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of an act. The act is recorded with it. The dialog stays while the act runs, so that a failure shows in it. */
export function ReasonDialog({ labels, isOpen, onClose, ...form }: Props) {
  const id = useId();
  const close = form.isBusy ? undefined : onClose;
  return (
    <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {labels.title}
      </DialogTitle>
      <ReasonForm {...form} labels={labels} isOpen={isOpen} onClose={onClose} />
    </Dialog>
  );
}

/** Exists only while the dialog shows, so each opening begins without a reason. */
function ReasonForm(props: Props) {
  const { labels, texts, maxLength, isDangerous, isBusy, error, isOpen, onReason, onClose } = props;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second press reaches the dialog while it fades out.
    if (!isOpen || isBusy) return;
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) onReason(reason.trim());
  }

  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ pt: 0 }}>
        {texts.map((text) => (
          <Typography key={text} sx={{ mb: 1, color: 'text.secondary' }}>
            {text}
          </Typography>
        ))}
        <TextField
          autoFocus
          fullWidth
          label={labels.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isMissing}
          helperText={isMissing ? labels.missing : labels.hint}
          slotProps={{ htmlInput: { maxLength } }}
          sx={{ mt: 1, mb: 1 }}
        />
        <DialogFailure title={labels.failed} error={error} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button disabled={isBusy} onClick={onClose}>
          {commonSentences.cancel}
        </Button>
        <BusyButton
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          isBusy={isBusy}
        >
          {labels.press}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
