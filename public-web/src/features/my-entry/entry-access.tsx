import { useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../components/busy-button';
import { useOpenPage } from '../../components/link';
import { useNoEmails } from '../../components/no-emails';
import { unwrap } from '../../lib/api-error';
import { focusHeading } from '../../lib/focus-heading';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { MY_ENTRY } from './my-entry-queries';
import { forgetMessages } from './thread/message-form';
import { useFailureSentence } from './use-failure-sentence';

const ABOUT = 'entry-access';

/** Closes the page here, or everywhere else after a link was forwarded or stolen. */
export function EntryAccess({ id }: { id: string }) {
  const t = useTranslations('my-entry').access;
  const { api } = useServices();
  const queries = useQueryClient();
  const openPage = useOpenPage();
  const failureOf = useFailureSentence();
  const onError = (error: Error) =>
    toast({ title: t.failed, description: failureOf(error), tone: 'destructive', about: ABOUT });
  const others = useSend(ABOUT, {
    mutationFn: async () =>
      unwrap(await api.POST('/api/my-entry/{id}/end-others', { params: { path: { id } } })),
    onSuccess: () => toast({ title: t.othersEnded, about: ABOUT }),
    onError,
  });
  const leaving = useSend(ABOUT, {
    mutationFn: async () => unwrap(await api.DELETE('/api/my-entry/session')),
    onSuccess: () => {
      forgetMessages();
      queries.setQueryData([MY_ENTRY], []);
      queries.removeQueries({ queryKey: [MY_ENTRY], predicate: ({ queryKey }) => queryKey.length > 1 });
      openPage('/my-entry', { replace: true });
      focusHeading();
    },
    onError,
  });
  return (
    <section aria-labelledby="access">
      <h2 id="access" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{useNoEmails() ? t.withoutEmails : t.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <BusyButton className="btn btn-ghost" busy={others.isPending} onClick={() => others.send()}>
          {t.endOthers}
        </BusyButton>
        <BusyButton className="btn btn-ghost" busy={leaving.isPending} onClick={() => leaving.send()}>
          {t.leave}
        </BusyButton>
      </p>
    </section>
  );
}
