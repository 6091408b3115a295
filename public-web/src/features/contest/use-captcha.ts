import { CAPTCHA_LENGTH } from '@paattu/api-client/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';

/**
 * A captcha, made once the form comes near the screen; `check` says early whether a full code is right. One that can no
 * longer be solved makes way for another, and what was typed for it is to go.
 */
export function useCaptcha(wanted: boolean, onRenewed: () => void) {
  const { api } = useServices();
  const [renewed, setRenewed] = useState(false);
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
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'CAPTCHA_EXPIRED') return;
      refresh();
      setRenewed(true);
      onRenewed();
    },
  });

  function refresh() {
    setRenewed(false);
    check.reset();
    // Pressed twice, it is still one new picture.
    void refetch({ cancelRefetch: false });
  }

  return {
    captcha: data,
    failed: isError,
    loading: isFetching,
    /** In place of one that had expired, and not yet typed for. */
    renewed: renewed && !isFetching && !isError,
    result: check.isSuccess ? (check.data.correct ? ('match' as const) : ('mismatch' as const)) : null,
    refresh,
    check(text: string) {
      setRenewed(false);
      if (text.length < CAPTCHA_LENGTH || !data) check.reset();
      else check.mutate({ id: data.id, text });
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
