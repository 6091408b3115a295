import { ApiError, unwrap } from '../../../lib/api-error';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { useReload } from '../use-reload';
import { ifMatch } from './if-match';
import { CHANGE } from './use-change';

/** Takes the change back that waits. */
export function useTakeBack({ id, version }: MyEntry, onTakenBack: () => void) {
  const t = useTranslations('my-entry').change;
  const { api } = useServices();
  const failureOf = useFailureSentence();
  const reload = useReload(id);
  return useSend(CHANGE, {
    mutationFn: async () =>
      unwrap(
        await api.DELETE('/api/my-entry/{id}/revision', {
          params: { path: { id }, header: ifMatch(version) },
        }),
      ),
    onSuccess: async () => {
      await reload();
      toast({ title: t.takenBack, about: CHANGE });
      onTakenBack();
    },
    onError: (error) => {
      toast({ title: t.notTakenBack, description: failureOf(error), tone: 'destructive', about: CHANGE });
      // It was decided, or changed, meanwhile.
      if (error instanceof ApiError && (error.status === 409 || error.status === 412)) void reload();
    },
  });
}
