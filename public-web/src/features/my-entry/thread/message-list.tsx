import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import type { Message } from './thread-query';

/** Oldest first. Each message is plain text, with its line breaks. */
export function MessageList({ messages, timeZone }: { messages: Message[]; timeZone: string }) {
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
