import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { useServices } from '../../../lib/services';

/** A proof lasts ten minutes on the server. */
const LIFETIME_MS = 8 * 60_000;

/** Whether the browser can derive keys: it does so only on pages with https, and on localhost. */
export const canProve = () => 'crypto' in window && 'subtle' in crypto;

export const proofKey = (entryId: string) => ['vote-proof', entryId];

/** The proof of work for a vote for this entry, begun as soon as the dialog is open. */
export function useProof(entryId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: proofKey(entryId),
    enabled: canProve(),
    staleTime: LIFETIME_MS,
    refetchInterval: LIFETIME_MS,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [{ solve }, { challenge }] = await Promise.all([
        import('../../../lib/solve-challenge'),
        api.POST('/api/contest/votes/challenges', { body: { entryId }, signal }).then(unwrap),
      ]);
      return solve(challenge);
    },
  });
}
