import { contestPhase } from '@paattu/api-client/contest-phase';
import { formatDate } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { contest as t } from '../../translations/contest';
import type { Contest } from './contest-queries';
import { timeLeft } from './time-left';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The phase and its countdown, by the visitor's calendar; the server's HTML only keeps the place. */
export function PhaseMessage({ contest }: { contest: Contest }) {
  const now = useNow();
  if (now === null) return <div className="min-h-16" />;

  const { phase, until } = contestPhase(contest, now);
  return (
    <div className="mt-4 min-h-12">
      <p className="text-lg font-semibold text-balance">{t.phase[phase]}</p>
      {phase === 'upcoming' && (
        <p className="text-ink-2">{t.phase.upcomingDetail(formatDate(contest.opensAt, contest.timeZone))}</p>
      )}
      {until !== undefined && <Countdown until={until} now={now} />}
    </div>
  );
}

/** A timer is not read out as it ticks, only when asked for. */
function Countdown({ until, now }: { until: number; now: number }) {
  const left = timeLeft(until, now);
  return (
    <div role="timer" aria-label={t.phase.timeLeft} className="mt-4 grid grid-cols-4 gap-2">
      {UNITS.map((unit) => (
        <div key={unit} className="rounded-1 bg-cloth px-1 pt-3 pb-2 text-center">
          <span className="block font-display text-2xl leading-none font-[560] lining-nums tabular-nums">
            {String(left[unit]).padStart(2, '0')}
          </span>
          <span className="text-sm text-ink-2">{t.phase.units[unit]}</span>
        </div>
      ))}
    </div>
  );
}
