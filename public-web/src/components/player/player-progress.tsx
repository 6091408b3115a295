import { formatDuration } from '@paattu/shared/duration';
import { usePlayer, usePlayerTime } from '../../lib/player/use-player';
import { useTranslations } from '../../translations/use-translations';
import { SeekBar } from './seek-bar';

/** The seek bar with the time and the duration. */
export function PlayerProgress({ className = '' }: { className?: string }) {
  const t = useTranslations('site').player;
  const player = usePlayer();
  const { current, duration } = usePlayerTime();
  return (
    <div className={`flex items-center gap-3 text-sm text-ink-2 tabular-nums ${className}`}>
      <span className="min-w-9 text-right">{formatDuration(current)}</span>
      <span className="grow">
        <SeekBar
          current={current}
          duration={duration}
          label={t.seek}
          onSeek={(seconds) => player.seek(seconds)}
        />
      </span>
      <span className="min-w-9">{formatDuration(duration)}</span>
    </div>
  );
}

/** The share of the song that has played, as a line. */
export function ProgressLine() {
  const { current, duration } = usePlayerTime();
  const played = duration > 0 ? Math.min(current / duration, 1) : 0;
  return <span aria-hidden="true" className="progress-line" style={{ transform: `scaleX(${played})` }} />;
}
