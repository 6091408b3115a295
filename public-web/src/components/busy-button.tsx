import type { ComponentProps } from 'react';

interface BusyButtonProps extends ComponentProps<'button'> {
  busy: boolean;
}

/**
 * A button that looks disabled and is announced as disabled while `busy`: its work runs, or the form lacks something. It
 * is never `disabled`, which would take the focus of the visitor who pressed it. A press still reaches the caller, which
 * ignores it (`useSend`) or says what is missing.
 */
export function BusyButton({ busy, className = 'btn', ...props }: BusyButtonProps) {
  return <button type="button" {...props} className={className} aria-disabled={busy || undefined} />;
}
