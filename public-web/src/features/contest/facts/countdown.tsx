import { useTranslations } from '../../../translations/use-translations';
import type { TimeLeft } from './time-left';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Screen readers do not announce each second of a timer, only read it on request. */
export function Countdown({ left, shown }: { left: TimeLeft; shown: boolean }) {
  const t = useTranslations('contest');
  return (
    <div
      role="timer"
      aria-label={t.phase.timeLeft}
      className={`mt-2 grid grid-cols-[repeat(4,minmax(max-content,1fr))] gap-3 ${shown ? '' : 'invisible'}`}
    >
      {UNITS.map((unit) => (
        <div key={unit}>
          <span className="block font-display text-xl leading-none font-[560] lining-nums tabular-nums">
            {String(left[unit]).padStart(2, '0')}
          </span>
          <span className="text-sm text-ink-2 max-sm:text-[0.8125rem]">{t.phase.units[unit]}</span>
        </div>
      ))}
    </div>
  );
}
