import type { ComponentProps } from 'react';

interface BusyButtonProps extends ComponentProps<'button'> {
  busy: boolean;
}

/**
 * A button whose work is running. It looks disabled and is announced as disabled, but is not `disabled`: a button that
 * becomes disabled loses the focus of the visitor who pressed it. The caller ignores further presses (`useSend`).
 */
export function BusyButton({ busy, className = 'btn', ...props }: BusyButtonProps) {
  return <button type="button" {...props} className={className} aria-disabled={busy || undefined} />;
}
