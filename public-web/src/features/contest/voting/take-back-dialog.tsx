import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import { VOTE } from './use-cast-vote';
import { type ModalHandle, VoteModal } from './vote-modal';

/** Asks before a vote is taken back. */
export function TakeBackDialog({ name, onClose }: { name: string; onClose(): void }) {
  const { myVote: t, noAnswer } = useTranslations('voting');
  const { api } = useServices();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const modal = useRef<ModalHandle>(null);
  const { send, isPending, error } = useSend(VOTE, {
    mutationFn: async () => unwrap(await api.DELETE('/api/contest/my-vote')),
    onSuccess: async () => {
      modal.current?.close();
      focusMyVote();
      await queries.invalidateQueries({ queryKey: ['my-vote'] });
      toast({ title: t.takenBack, about: VOTE });
    },
  });
  return (
    <VoteModal title={t.takeBackQuestion} handle={modal} onClose={onClose}>
      <p className="mt-3 wrap-anywhere">{t.takeBackText(name)}</p>
      <p role="alert" className="field-error mt-3">
        {error && sentenceOrNoAnswer(error, noAnswer)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <BusyButton busy={isPending} onClick={() => send()}>
          {isPending ? t.submitting : t.confirm}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={() => modal.current?.close()}>
          {t.keep}
        </button>
      </div>
    </VoteModal>
  );
}

/** The button that opened the dialog goes with the vote. */
function focusMyVote(): void {
  const title = document.getElementById('my-vote-title');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
