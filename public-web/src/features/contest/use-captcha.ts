import { useMutation, useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { CAPTCHA_LENGTH } from './entry-draft';

/** A captcha, made once the form comes near the screen; `check` says early whether a full code is right. */
export function useCaptcha(wanted: boolean) {
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['captcha'],
    enabled: wanted,
    // One that lay in the cache may have been used up or have expired.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => unwrap(await api.POST('/api/captchas', { signal })),
  });
  const check = useMutation({
    mutationFn: async ({ id, text }: { id: string; text: string }) =>
      unwrap(await api.POST('/api/captchas/{id}/check', { params: { path: { id } }, body: { text } })),
  });

  return {
    captcha: data,
    failed: isError,
    loading: isFetching,
    result: check.isSuccess ? (check.data.correct ? ('match' as const) : ('mismatch' as const)) : null,
    refresh() {
      check.reset();
      void refetch();
    },
    check(text: string) {
      if (text.length < CAPTCHA_LENGTH || !data) return check.reset();
      // Out of tries or expired: only a new picture helps.
      check.mutate({ id: data.id, text }, { onError: () => void refetch() });
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
