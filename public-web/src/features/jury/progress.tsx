import { useTranslations } from '../../translations/use-translations';
import { type Assignment, isDone } from './jury-query';
import { inHours, minutesLeft } from './pace';

interface ProgressProps {
  assignment: Assignment;
  assignments: Assignment[];
  areKeysOn: boolean;
  onHelp(): void;
}

/** Which entry this is, and how much is left. */
export function Progress({ assignment: { position }, assignments, areKeysOn, onHelp }: ProgressProps) {
  const t = useTranslations('jury');
  const total = assignments.length;
  const done = assignments.filter(isDone).length;
  const left = minutesLeft(assignments);
  const { hours, minutes } = inHours(left ?? 0);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="text-2xl">{t.entry(position)}</h1>
        <p className="text-ink-2">{t.hidden}</p>
        <div className="flex flex-wrap items-baseline gap-x-6 sm:ml-auto">
          <p>
            <span className="font-medium">{t.position(position, total)}</span>
            {left !== null && left > 0 && <span className="text-ink-2">, {t.timeLeft(hours, minutes)}</span>}
          </p>
          <button type="button" className="jury-by-keys text-link tap" onClick={onHelp}>
            {t.keys.open} {areKeysOn && <kbd className="jury-key">?</kbd>}
          </button>
        </div>
      </div>
      <progress
        className="jury-progress mt-2 mb-6"
        max={total}
        value={done}
        aria-label={t.done(done, total)}
      />
    </>
  );
}
