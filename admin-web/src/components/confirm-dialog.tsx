import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { commonSentences } from '../lib/sentences';

interface Props {
  /** The label of the button that confirms. */
  label: string;
  title: string;
  text: string;
  /** Something is lost, so the button is red. */
  isDangerous?: boolean;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an action, with the focus on Cancel. */
export function ConfirmDialog(props: Props) {
  const { label, title, text, isDangerous = true, isOpen, onClose, onConfirm } = props;
  const id = useId();

  function confirm() {
    // A second press reaches the dialog while it fades out.
    if (!isOpen) return;
    onConfirm();
    onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus onClick={onClose}>
          {commonSentences.cancel}
        </Button>
        <Button {...(isDangerous && { color: 'error' })} variant="contained" onClick={confirm}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
