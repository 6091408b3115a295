import { contestDateInWords } from '@paattu/shared/contest-date-words';
import { useRef, useState } from 'react';
import { useDeadlines } from '../../../lib/deadlines';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { changeDrafts } from './change-draft';
import { ChangeForm } from './change-form';
import { changesEnd } from './changes-end';
import { LastDecision } from './last-decision-notice';
import { WaitingChange } from './waiting-change';

/** Until when she can change the entry, the form, the change that waits, and what became of the last one. */
export function EntryChange({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').change;
  const { dates } = useTranslations('site');
  const { deadline } = useDeadlines();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isFormOpen, setFormOpen] = useState(() => changeDrafts.has(entry.id));
  const end = changesEnd(entry);
  if (!end) return null;
  const { contest, status, revision } = entry;
  const at = [contest[end.date], contest.timeZone] as const;

  // The form, or the change that waited, is gone with the focus in it.
  function settle() {
    setFormOpen(false);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="change">
      <h2 ref={heading} id="change" tabIndex={-1} className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        {end.isOpen
          ? t.until(deadline(...at))
          : t.closed[end.date](contestDateInWords(end.date, ...at, dates))}
      </p>
      {end.isOpen && status === 'approved' && <p className="mt-2 max-w-[60ch]">{t.isPublic}</p>}
      <LastDecision entry={entry} />
      {revision && <WaitingChange entry={entry} isOpen={end.isOpen} onTakenBack={settle} />}
      {end.isOpen && (
        <p className="mt-4">
          <button
            type="button"
            className="btn btn-ghost"
            aria-expanded={isFormOpen}
            onClick={() => setFormOpen(!isFormOpen)}
          >
            {isFormOpen ? t.close : t.open}
          </button>
        </p>
      )}
      {end.isOpen && isFormOpen && <ChangeForm entry={entry} onChanged={settle} />}
    </section>
  );
}
