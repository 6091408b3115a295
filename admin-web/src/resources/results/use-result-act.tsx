import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import type { AdminResult } from './api';
import { fieldErrorsOf, sentenceOfError } from './result-errors';

interface Options {
  done: string;
  failed: string;
  onDone?: () => void;
  onFieldError?: (errors: Record<string, string>) => void;
}

/**
 * An act on a result. Afterwards the page reads the result again, also after an error: another tab may have acted. The form
 * shows errors of its fields; a toast reports all others, because the form may disappear.
 */
export function useResultAct<Input = void>(
  act: (input: Input) => Promise<AdminResult>,
  { done, failed, onDone, onFieldError }: Options,
) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      notify(done, { type: 'success' });
      onDone?.();
      // The result decides the contest, and makes votes void.
      void queryClient.invalidateQueries({ queryKey: ['contests'] });
      void queryClient.invalidateQueries({ queryKey: ['votes'] });
    },
    onError: (error) => {
      const errors = fieldErrorsOf(error);
      if (Object.keys(errors).length > 0) onFieldError?.(errors);
      else notify(<Toast title={failed} text={sentenceOfError(error)} />, { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['results'] }),
  });
}
