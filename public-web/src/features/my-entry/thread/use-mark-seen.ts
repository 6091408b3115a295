import { useEffect } from 'react';
import { useServices } from '../../../lib/services';
import type { Message } from './thread-query';

/** Reports the last answer that the page shows, once it is in front. If that fails, the next visit reports it. */
export function useMarkSeen(id: string, messages: Message[] | undefined): void {
  const { api } = useServices();
  const last = messages?.findLast(({ from }) => from === 'team')?.id;
  useEffect(() => {
    if (last === undefined) return;
    const shown = last;
    function report() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', report);
      const params = { path: { id, messageId: shown } };
      api.PUT('/api/my-entry/{id}/messages/{messageId}/seen', { params }).catch(() => {});
    }
    document.addEventListener('visibilitychange', report);
    report();
    return () => document.removeEventListener('visibilitychange', report);
  }, [api, id, last]);
}
