import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { useServices } from '../../../lib/services';
import { useSend } from '../../../lib/use-send';
import { erasureKey, type MyErasure } from './erasure-query';

export const ERASURE = 'entry-erasure';

interface Handlers {
  onSuccess(): void;
  onError?(error: Error): void;
}

/** Asks for the erasure, or takes it back. The answer is what the page shows next. */
export function useErasure(id: string, act: 'ask' | 'take-back', { onSuccess, onError }: Handlers) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useSend<MyErasure>(ERASURE, {
    mutationFn: async () => {
      const path = { params: { path: { id } } };
      return act === 'ask'
        ? unwrap(await api.POST('/api/my-entry/{id}/erasure', path))
        : unwrap(await api.DELETE('/api/my-entry/{id}/erasure', path));
    },
    onSuccess: (erasure) => {
      queries.setQueryData(erasureKey(id), erasure);
      onSuccess();
    },
    ...(onError && { onError }),
  });
}
