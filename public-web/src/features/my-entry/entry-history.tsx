import { ownerText } from '@paattu/shared/locales';
import { useDates } from '../../lib/dates';
import { useLanguageOf } from '../../lib/language';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { Folded } from './folded';
import type { MyEntry } from './my-entry-queries';

/** Those before are folded. */
const SHOWN = 5;

/** What happened to the entry, oldest first. */
export function EntryHistory({ entry: { history, contest } }: { entry: MyEntry }) {
  const { history: t } = useTranslations('my-entry');
  // Another release may name an act that this one does not know.
  const known = history.filter(({ action }) => action in t.actions);
  const before = known.slice(0, -SHOWN);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        {t.title}
      </h2>
      {before.length > 0 && (
        <Folded name={t.before(before.length)}>
          <Events events={before} timeZone={contest.timeZone} />
        </Folded>
      )}
      <Events events={known.slice(-SHOWN)} timeZone={contest.timeZone} />
    </section>
  );
}

interface EventsProps {
  events: MyEntry['history'];
  timeZone: string;
}

function Events({ events, timeZone }: EventsProps) {
  const { history: t, parts } = useTranslations('my-entry');
  const { dateTime } = useDates();
  const locale = useLocale();
  return (
    <ol className="mt-4 grid gap-4">
      {events.map(({ at, action, changed, aiUse, reason, reasonMalayalam, sentence }, index) => (
        <li key={index} className="border-l-3 border-zari pl-4">
          <p>{t.actions[action]}</p>
          {changed && <p>{changed.map((part) => parts[part]).join(', ')}</p>}
          {aiUse && <p>{t.aiUses[aiUse]}</p>}
          {reason && <Words text={ownerText(locale, reason, reasonMalayalam)} />}
          {sentence && <Words text={sentence} />}
          <p className="text-sm text-ink-2">
            <time dateTime={at}>{dateTime(at, timeZone)}</time>
          </p>
        </li>
      ))}
    </ol>
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
