import { useState } from 'react';
import { BusyButton } from './busy-button';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  label: string;
  title: string;
  text: string;
  isBusy?: boolean;
  onConfirm: () => void;
}

/** A button for an action that cannot be undone. */
export function ConfirmButton({ label, title, text, isBusy = false, onConfirm }: Props) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <BusyButton variant="outlined" color="error" isBusy={isBusy} onClick={() => setOpen(true)}>
        {label}
      </BusyButton>
      <ConfirmDialog
        label={label}
        title={title}
        text={text}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
      />
    </>
  );
}
