import { contestPhase, type Phase } from '@paattu/shared/contest-phase';
import { useDates } from '../../../lib/dates';
import { useNow } from '../../../lib/use-now';
import { useTranslations } from '../../../translations/use-translations';
import { type Contest, serverTime } from './contest-queries';
import { Countdown } from './countdown';
import { timeLeft } from './time-left';

/** Those that another one follows. */
const PHASES: Phase[] = ['upcoming', 'submissions', 'closed', 'voting'];

/**
 * The phase and its countdown, in the visitor's time zone. All phases occupy the same place and one is visible:
 * nothing moves when the contest loads, when the browser determines the phase, nor when the next phase begins.
 */
export function PhaseMessage({ contest }: { contest?: Contest }) {
  const { date } = useDates();
  const t = useTranslations('contest');
  const now = usePhaseTime(contest);
  const current = now === null || !contest ? null : contestPhase(contest, now);
  // No phase follows the last one, so it needs no place for another. The server's clock tells before the visitor's does.
  if (contest && phaseNow(contest, now) === 'ended')
    return (
      <div>
        <p className="text-lg font-semibold">
          {contest.state === 'judging' && contest.entryGate !== 'always' ? t.phase.judging : t.phase.ended}
        </p>
        {/* No result is public before. */}
        {contest.serverNow < contest.winnerAt && (
          <p className="text-ink-2">{t.phase.winnerOn(date(contest.winnerAt, contest.timeZone))}</p>
        )}
      </div>
    );
  return (
    <div>
      <div className="grid text-lg font-semibold text-balance *:col-start-1 *:row-start-1">
        {PHASES.map((phase) => (
          <div key={phase} className={phase === current?.phase ? '' : 'invisible'}>
            <p>{t.phase[phase]}</p>
            {phase === 'upcoming' && (
              <p className="text-base font-normal text-ink-2">
                {t.phase.upcomingDetail(contest ? date(contest.opensAt, contest.timeZone) : '')}
              </p>
            )}
          </div>
        ))}
      </div>
      <Countdown left={timeLeft(current?.until ?? 0, now ?? 0)} shown={Boolean(current?.until)} />
    </div>
  );
}

/** A contest that accepts entries at any time has its phases by the visitor's clock, as specified; any other one by the server's. */
function usePhaseTime(contest?: Contest): number | null {
  const now = useNow();
  return now === null || !contest || contest.entryGate === 'always' ? now : serverTime(contest, now);
}

/** Before the browser's clock is known, by the server's, which the HTML and hydration share. */
function phaseNow(contest: Contest, now: number | null): Phase {
  return now === null
    ? contestPhase(contest, Date.parse(contest.serverNow), contest.timeZone).phase
    : contestPhase(contest, now).phase;
}
