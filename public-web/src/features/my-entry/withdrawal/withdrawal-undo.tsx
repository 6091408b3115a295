import { BusyButton } from '../../../components/busy-button';
import { ApiError, unwrap } from '../../../lib/api-error';
import { useDeadlines } from '../../../lib/deadlines';
import { focusHeading } from '../../../lib/focus-heading';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { useReload } from '../use-reload';
import { WITHDRAWAL } from './withdrawal-dialog';

/** Takes a withdrawal back, as long as that is possible. */
export function WithdrawalUndo({ entry: { id, undoUntil, contest } }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').withdrawal;
  const { api } = useServices();
  const { deadline } = useDeadlines();
  const failureOf = useFailureSentence();
  const reload = useReload(id);
  const { send, isPending } = useSend(WITHDRAWAL, {
    mutationFn: async () =>
      unwrap(await api.POST('/api/my-entry/{id}/undo-withdraw', { params: { path: { id } } })),
    onSuccess: async () => {
      await reload();
      toast({ title: t.undone, about: WITHDRAWAL });
      focusHeading();
    },
    onError: (error) => {
      const isEnteredAgain = error instanceof ApiError && error.code === 'DUPLICATE_VIDEO';
      const description = isEnteredAgain ? t.enteredAgain : failureOf(error);
      toast({ title: t.notUndone, description, tone: 'destructive', about: WITHDRAWAL });
      // The time is over, or it was taken back in another window.
      if (error instanceof ApiError && error.status === 409) void reload();
    },
  });
  if (undoUntil === null) return null;
  return (
    <section aria-labelledby="undo">
      <h2 id="undo" className="text-2xl">
        {t.undoTitle}
      </h2>
      <p className="mt-2 max-w-[60ch]">{t.undoText(deadline(undoUntil, contest.timeZone))}</p>
      <p className="mt-4">
        <BusyButton busy={isPending} onClick={() => send()}>
          {t.undo}
        </BusyButton>
      </p>
    </section>
  );
}
