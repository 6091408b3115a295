import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { translations } from '../translations';
import { BusyButton } from './busy-button';

interface Props {
  label: string;
  title: string;
  text: string;
  isBusy?: boolean;
  onConfirm: () => void;
}

/** A button for an action that cannot be undone. It asks first, with the focus on Cancel. */
export function ConfirmButton({ label, title, text, isBusy = false, onConfirm }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  function confirm() {
    setOpen(false);
    onConfirm();
  }

  return (
    <>
      <BusyButton variant="outlined" color="error" isBusy={isBusy} onClick={() => setOpen(true)}>
        {label}
      </BusyButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
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
          <Button autoFocus onClick={() => setOpen(false)}>
            {translations.cancel}
          </Button>
          <Button color="error" variant="contained" onClick={confirm}>
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
