import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/load-failure';
import { Spinner } from '../../../components/spinner';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import { threadQuery } from './thread-query';
import { useMarkSeen } from './use-mark-seen';

/** The messages between the entrant and the moderators. */
export function EntryThread({ id, timeZone }: { id: string; timeZone: string }) {
  const t = useTranslations('my-entry').thread;
  const { api } = useServices();
  const { data: messages, isLoadingError, refetch } = useQuery(threadQuery(api, id));
  useMarkSeen(id, messages);
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t.text}</p>
      {messages && <MessageList messages={messages} timeZone={timeZone} />}
      {!messages && !isLoadingError && <Spinner label={t.loading} />}
      {isLoadingError && <LoadFailure message={t.loadFailed} onRetry={() => void refetch()} />}
      {messages && <MessageForm id={id} />}
    </section>
  );
}
