import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { useNoEmails } from '../../../components/no-emails';
import { Spinner } from '../../../components/spinner';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import { MessageForm } from './message-form';
import { type Message, threadQuery } from './thread-query';

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
      <p className="mt-2 max-w-[60ch] text-ink-2">{useNoEmails() ? t.withoutEmails : t.text}</p>
      {messages && <MessageList messages={messages} timeZone={timeZone} />}
      {!messages && !isLoadingError && <Spinner label={t.loading} />}
      {isLoadingError && <LoadFailure message={t.loadFailed} onRetry={() => void refetch()} />}
      {messages && <MessageForm id={id} />}
    </section>
  );
}

/** Oldest first. Each message is plain text, with its line breaks. */
function MessageList({ messages, timeZone }: { messages: Message[]; timeZone: string }) {
  const t = useTranslations('my-entry').thread;
  const { dateTime } = useDates();
  const languageOf = useLanguageOf();
  if (messages.length === 0) return <p className="mt-4">{t.empty}</p>;
  return (
    <ol aria-label={t.list} className="mt-4 grid gap-4">
      {messages.map(({ id, from, text, sentAt }) => (
        <li key={id} className={`border-l-3 pl-4 ${from === 'team' ? 'border-zari' : 'border-line'}`}>
          <p>
            <span className="font-medium">{t.from[from]}</span>
            <span className="text-sm text-ink-2">
              , <time dateTime={sentAt}>{dateTime(sentAt, timeZone)}</time>
            </span>
          </p>
          <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line" lang={languageOf(text)}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Reports the last answer that the page shows, once it is in front. If that fails, the next visit reports it. */
function useMarkSeen(id: string, messages: Message[] | undefined): void {
  const { api } = useServices();
  const last = messages?.findLast(({ from }) => from === 'team')?.id;
  useEffect(() => {
    if (last === undefined) return;
    const shown = last;
    function report() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', report);
      const params = { path: { id, messageId: shown } };
      api.PUT('/api/my-entry/{id}/messages/{messageId}/seen', { params }).catch(() => {});
    }
    document.addEventListener('visibilitychange', report);
    report();
    return () => document.removeEventListener('visibilitychange', report);
  }, [api, id, last]);
}
