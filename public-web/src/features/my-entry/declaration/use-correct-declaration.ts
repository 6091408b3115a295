import type { Schemas } from '@paattu/api-client';
import { ApiError, unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import type { FieldError } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import { ifMatch } from '../change/if-match';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { useReload } from '../use-reload';

/** The `about` of all toasts of the declaration. */
export const DECLARATION = 'entry-declaration';

/** Sends another declaration for the version that the page shows. */
export function useCorrectDeclaration(
  { id, version }: MyEntry,
  onSaved: () => void,
  onRejected: (fieldErrors: readonly FieldError[]) => void,
) {
  const t = useTranslations('my-entry').declaration;
  const { api } = useServices();
  const { fieldErrorsOf } = useErrorSentences();
  const failureOf = useFailureSentence();
  const reload = useReload(id);
  return useSend(DECLARATION, {
    mutationFn: async (body: Schemas['DeclarationDto']) =>
      unwrap(
        await api.PUT('/api/my-entry/{id}/declaration', {
          params: { path: { id }, header: ifMatch(version) },
          body,
        }),
      ),
    onSuccess: async () => {
      await reload();
      toast({ title: t.saved, about: DECLARATION });
      onSaved();
    },
    onError: (error) => {
      toast({ title: t.failed, description: failureOf(error), tone: 'destructive', about: DECLARATION });
      if (!(error instanceof ApiError)) return;
      onRejected(fieldErrorsOf(error));
      // The entry is another one than the page shows.
      if (error.status === 409 || error.status === 412) void reload();
    },
  });
}
