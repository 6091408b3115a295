import { CAPTCHA_LENGTH } from '@paattu/shared/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';

/**
 * A captcha, requested when the form comes near the screen; `check` reports early whether a complete text is right. An
 * expired captcha is replaced, and `onText` clears the text that was typed for it. `work` has the browser do some work in place
 * of reading the picture, and `onText` takes the code that it gets.
 */
export function useCaptcha(wanted: boolean, onText: (text: string) => void) {
  const { api } = useServices();
  const [renewed, setRenewed] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['captcha'],
    enabled: wanted,
    // A cached captcha may be used up or expired.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => unwrap(await api.POST('/api/captchas', { signal })),
  });
  const check = useMutation({
    mutationFn: async ({ id, text }: { id: string; text: string }) =>
      unwrap(await api.POST('/api/captchas/{id}/check', { params: { path: { id } }, body: { text } })),
    onError: renewIfExpired,
  });
  const work = useMutation({
    mutationFn: async (id: string) => {
      const params = { path: { id } };
      const [{ solve }, { challenge }] = await Promise.all([
        import('../../lib/solve-challenge'),
        api.POST('/api/captchas/{id}/challenge', { params }).then(unwrap),
      ]);
      const body = { proof: await solve(challenge) };
      return unwrap(await api.POST('/api/captchas/{id}/code', { params, body }));
    },
    onSuccess: ({ text }, id) => {
      onText(text);
      check.mutate({ id, text });
    },
    onError: renewIfExpired,
  });

  function renewIfExpired(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'CAPTCHA_EXPIRED') return;
    refresh();
    setRenewed(true);
    onText('');
  }

  function refresh() {
    setRenewed(false);
    check.reset();
    work.reset();
    // A double press requests one new picture.
    void refetch({ cancelRefetch: false });
  }

  return {
    captcha: data,
    failed: isError,
    loading: isFetching,
    /** The captcha replaced an expired one, and the visitor has not typed its text yet. */
    renewed: renewed && !isFetching && !isError,
    result: check.isSuccess ? (check.data.correct ? ('match' as const) : ('mismatch' as const)) : null,
    refresh,
    isWorking: work.isPending,
    workFailed: work.isError,
    work() {
      setRenewed(false);
      check.reset();
      if (data) work.mutate(data.id);
    },
    check(text: string) {
      setRenewed(false);
      work.reset();
      if (text.length < CAPTCHA_LENGTH || !data) check.reset();
      else check.mutate({ id: data.id, text });
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
