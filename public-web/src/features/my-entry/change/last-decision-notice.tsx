import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { lastDecision } from './last-decision';

/** What became of the last change. */
export function LastDecision({ entry: { history, contest } }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').change;
  const { dateTime } = useDates();
  const languageOf = useLanguageOf();
  const decision = lastDecision(history);
  if (!decision) return null;
  const { action, at, sentence } = decision;
  const when = dateTime(at, contest.timeZone);
  return (
    <div className="mt-4 max-w-[60ch] border-l-3 border-zari pl-4">
      <p>{action === 'approve-revision' ? t.approved(when) : t.rejected(when)}</p>
      {sentence && (
        <p className="mt-1 wrap-anywhere">
          {t.reason} <span lang={languageOf(sentence)}>{sentence}</span>
        </p>
      )}
    </div>
  );
}
