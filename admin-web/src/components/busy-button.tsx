import { Button, type ButtonProps } from '@mui/material';
import type { MouseEvent } from 'react';

interface Props extends ButtonProps {
  isBusy: boolean;
}

/**
 * A button that can be inactive without losing the focus. It looks disabled and has `aria-disabled`, but not `disabled`,
 * because a disabled button loses the focus.
 */
export function BusyButton({ isBusy, onClick, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy || undefined}
      // Also stops a form from being submitted, by the button or by Enter.
      onClick={isBusy ? (event: MouseEvent) => event.preventDefault() : onClick}
    />
  );
}
