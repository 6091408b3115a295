import { Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { BusyButton } from '../../busy-button';
import { useIsChanged } from '../use-is-changed';

interface Props {
  label: string;
  /** Shown while the form has changes, if the button is shown then. */
  saveFirst?: string;
  children: (dialog: { isOpen: boolean; close: () => void }) => ReactNode;
}

/** Asks before the stored draft is published, so what is typed has to be saved first. */
export function PublishButton({ label, saveFirst, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isChanged = useIsChanged();

  return (
    <>
      <BusyButton
        variant={isChanged ? 'outlined' : 'contained'}
        isBusy={isChanged}
        onClick={() => setOpen(true)}
      >
        {label}
      </BusyButton>
      <Typography component="span" role="status" sx={{ color: 'text.secondary' }}>
        {isChanged && saveFirst}
      </Typography>
      {children({ isOpen, close: () => setOpen(false) })}
    </>
  );
}
