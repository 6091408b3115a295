import { ownerText } from '@paattu/shared/locales';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { lastDecision } from './last-decision';

/** What became of the last change. */
export function LastDecision({ entry: { history, contest, status } }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').change;
  const { dateTime } = useDates();
  const locale = useLocale();
  const languageOf = useLanguageOf();
  const decision = lastDecision(history);
  if (!decision) return null;
  const { action, at, reason, reasonMalayalam, sentence } = decision;
  const words = [reason && ownerText(locale, reason, reasonMalayalam), sentence].filter(
    (text) => text !== null,
  );
  const when = dateTime(at, contest.timeZone);
  const approved = status === 'approved' ? `${t.approved(when)} ${t.visible}` : t.approved(when);
  return (
    <div className="mt-4 max-w-[60ch] border-l-3 border-zari pl-4">
      <p>{action === 'approve-revision' ? approved : t.rejected(when)}</p>
      {words.length > 0 && <p className="mt-1">{t.reason}</p>}
      {words.map((text, index) => (
        <p key={index} className="wrap-anywhere" lang={languageOf(text)}>
          {text}
        </p>
      ))}
    </div>
  );
}
