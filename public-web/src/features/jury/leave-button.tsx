import { useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../components/busy-button';
import { unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import type { Drafts } from './drafts';
import { JURY } from './jury-query';
import { forgetPace } from './pace';

const ABOUT = 'jury-leave';

interface LeaveButtonProps {
  /** Of the judge. */
  name: string;
  drafts: Drafts;
  onLeave(): void;
}

/** Closes the room in this browser. */
export function LeaveButton({ name, drafts, onLeave }: LeaveButtonProps) {
  const t = useTranslations('jury');
  const { api } = useServices();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const { send, isPending } = useSend(ABOUT, {
    mutationFn: async () => {
      // Without the session, they could not be saved from this device.
      await drafts.sendAll();
      unwrap(await api.DELETE('/api/jury/session'));
    },
    onSuccess: () => {
      forgetPace();
      onLeave();
      queries.removeQueries({ queryKey: [JURY] });
    },
    onError: (error) => {
      const description = sentenceOrNoAnswer(error, t.noAnswer);
      toast({ title: t.leaveFailed, description, tone: 'destructive', about: ABOUT });
    },
  });
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 sm:ml-auto">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <BusyButton className="text-link tap" busy={isPending} onClick={() => send()}>
        {isPending ? t.leaving : t.leave}
      </BusyButton>
    </p>
  );
}
