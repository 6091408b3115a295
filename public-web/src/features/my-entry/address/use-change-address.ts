import { unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import type { FieldError } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import { useFailureSentence } from '../use-failure-sentence';
import { useReload } from '../use-reload';

/** The `about` of all toasts of the address. */
export const ADDRESS = 'entry-address';

/** Asks for another address. That of the entry takes the request back. */
export function useChangeAddress(
  id: string,
  onSent: () => void,
  onRejected?: (fieldErrors: readonly FieldError[]) => void,
) {
  const t = useTranslations('my-entry').address;
  const { api } = useServices();
  const { fieldErrorsOf } = useErrorSentences();
  const failureOf = useFailureSentence();
  const reload = useReload(id);
  return useSend(ADDRESS, {
    mutationFn: async (email: string) =>
      unwrap(await api.POST('/api/my-entry/{id}/email', { params: { path: { id } }, body: { email } })),
    onSuccess: async () => {
      await reload();
      onSent();
    },
    onError: (error) => {
      toast({ title: t.failed, description: failureOf(error), tone: 'destructive', about: ADDRESS });
      onRejected?.(fieldErrorsOf(error));
    },
  });
}
