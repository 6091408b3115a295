import type { Schemas } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { useSend } from '../../lib/use-send';

const isInvalidToken = (error: Error | null) => error instanceof ApiError && error.code === 'INVALID_TOKEN';

/** The entry that the link would erase, and the confirmation. The token is null until it is known. */
export function useErasureLink(token: string | null) {
  const { api } = useServices();
  const body = { token: token ?? '' };
  const link = useQuery({
    queryKey: ['erasure-link', token],
    enabled: Boolean(token),
    retry: false,
    queryFn: async ({ signal }) => unwrap(await api.POST('/api/my-entry/erasure-link', { body, signal })),
  });
  const confirmation = useSend<Schemas['MyErasureDto']>('erase-entry', {
    mutationFn: async () => unwrap(await api.POST('/api/my-entry/confirm-erasure', { body })),
  });
  return {
    link,
    confirmation,
    isInvalid: token === '' || isInvalidToken(link.error) || isInvalidToken(confirmation.error),
  };
}
