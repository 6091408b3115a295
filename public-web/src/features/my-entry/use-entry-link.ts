import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, unwrap } from '../../lib/api-error';
import { navigate, useLocation } from '../../lib/router/router';
import { useServices } from '../../lib/services';
import { useHydrated } from '../../lib/use-hydrated';
import { MY_ENTRY } from './my-entry-queries';

/**
 * Opens the entry of the link whose token is in the address. The token moves out of the address, because it must not
 * stay in the history or on a screen that others see.
 */
export function useEntryLink() {
  const { api } = useServices();
  const queries = useQueryClient();
  const { pathname, hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const opening = useMutation({
    mutationFn: async (given: string) =>
      unwrap(await api.POST('/api/my-entry/session', { body: { token: given } })),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: [MY_ENTRY] });
      navigate(`${pathname}?entry=${id}`, { replace: true });
    },
  });
  const { mutate } = opening;
  useEffect(() => {
    if (token === '') return;
    navigate(pathname, { replace: true });
    mutate(token);
  }, [pathname, token, mutate]);
  const { error, variables } = opening;
  const isInvalid = error instanceof ApiError && error.status === 400;
  return {
    isOpening: !isHydrated || token !== '' || opening.isPending,
    isInvalid,
    hasFailed: error !== null && !isInvalid,
    retry: () => variables !== undefined && mutate(variables),
  };
}
