import { ownerText } from '@paattu/api-client/locales';
import { useDates } from '../../lib/dates';
import { useLanguageOf } from '../../lib/language';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { MyEntry } from './my-entry-queries';

/** What happened to the entry, oldest first. */
export function EntryHistory({ entry: { history, contest } }: { entry: MyEntry }) {
  const { history: t, parts } = useTranslations('my-entry');
  const { dateTime } = useDates();
  const locale = useLocale();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        {t.title}
      </h2>
      <ol className="mt-4 grid gap-4">
        {history
          // Another release may name an act that this one does not know.
          .filter(({ action }) => action in t.actions)
          .map(({ at, action, changed, reason, reasonMalayalam, sentence }, index) => (
            <li key={index} className="border-l-3 border-zari pl-4">
              <p>{t.actions[action]}</p>
              {changed && <p>{changed.map((part) => parts[part]).join(', ')}</p>}
              {reason && <Words text={ownerText(locale, reason, reasonMalayalam)} />}
              {sentence && <Words text={sentence} />}
              <p className="text-sm text-ink-2">
                <time dateTime={at}>{dateTime(at, contest.timeZone)}</time>
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** What the owner or a moderator has written. */
function Words({ text }: { text: string }) {
  const languageOf = useLanguageOf();
  return (
    <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line" lang={languageOf(text)}>
      {text}
    </p>
  );
}
