import { type RefObject, useEffect } from 'react';
import { type HistoryEntry } from '../../lib/router/router';

/**
 * Back closes the dialog instead of leaving the page: an entry of the history, of the same page, stands for the open
 * dialog. A link in the dialog takes its place (`lib/router`).
 */
export function useBackToClose(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const open = dialog.current;
    history.pushState({ ...(history.state as HistoryEntry), isDialog: true } satisfies HistoryEntry, '');
    const close = () => open?.close();
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if ((history.state as HistoryEntry | null)?.isDialog) history.back();
    };
  }, [dialog]);
}
