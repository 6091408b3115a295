import { Button, type ButtonProps } from '@mui/material';
import type { MouseEvent } from 'react';

interface Props extends ButtonProps {
  isBusy: boolean;
}

/**
 * A button that cannot be pressed for now. It looks and is called disabled, but is not: a button that becomes disabled
 * drops the focus of whoever has just pressed it.
 */
export function BusyButton({ isBusy, onClick, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy || undefined}
      // Also keeps a form from being sent by its button, and by Enter.
      onClick={isBusy ? (event: MouseEvent) => event.preventDefault() : onClick}
    />
  );
}
