import { useState } from 'react';
import { BusyButton } from './busy-button';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  label: string;
  title: string;
  text: string;
  isBusy?: boolean;
  isDangerous?: boolean;
  onConfirm: () => void;
}

/** A button for an action that asks first. */
export function ConfirmButton({ label, title, text, isBusy = false, isDangerous = true, onConfirm }: Props) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <BusyButton
        variant="outlined"
        {...(isDangerous && { color: 'error' })}
        isBusy={isBusy}
        onClick={() => setOpen(true)}
      >
        {label}
      </BusyButton>
      <ConfirmDialog
        label={label}
        isDangerous={isDangerous}
        title={title}
        text={text}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
      />
    </>
  );
}
