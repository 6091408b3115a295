import type { ComponentProps } from 'react';

interface BusyButtonProps extends ComponentProps<'button'> {
  busy: boolean;
}

/**
 * A button whose work is under way. It looks and is called disabled, but is not: a button that becomes disabled drops
 * the focus of whoever has just pressed it. That a press meanwhile does nothing is for its work to see to (`useSend`).
 */
export function BusyButton({ busy, className = 'btn', ...props }: BusyButtonProps) {
  return <button type="button" {...props} className={className} aria-disabled={busy || undefined} />;
}
