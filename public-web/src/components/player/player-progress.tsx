import { formatDuration } from '@paattu/shared/duration';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { usePlayer, usePlayerState, usePlayerTime } from '../../lib/player/use-player';
import { waveformQuery } from '../song/song-queries';
import { SeekBar } from './seek-bar';
import { useSentences } from './use-sentences';

/** The seek bar, with the waveform of the song, the time and the duration. */
export function PlayerProgress({ className = '' }: { className?: string }) {
  const t = useSentences();
  const player = usePlayer();
  const { track } = usePlayerState();
  const { current, duration } = usePlayerTime();
  const { data: peaks } = useQuery(waveformQuery(track?.waveformUrl ?? null, true));
  return (
    <div className={`flex items-center gap-3 text-sm text-ink-2 tabular-nums ${className}`}>
      <span className="min-w-9 text-right">{formatDuration(current)}</span>
      <span className="grow">
        <SeekBar
          current={current}
          duration={duration}
          peaks={peaks}
          label={t.seek}
          onSeek={(seconds) => player.seek(seconds)}
        />
      </span>
      <span className="min-w-9">{formatDuration(duration)}</span>
    </div>
  );
}

/**
 * The border of the player as its progress: the thread ahead is dim, the one behind is gold, and the shuttle is now. The
 * seek bar says the same to a screen reader.
 */
export function ProgressBorder() {
  const { track } = usePlayerState();
  const { current, duration } = usePlayerTime();
  const played = duration > 0 ? Math.min(current / duration, 1) : 0;
  return (
    <div
      // Another song begins at the left, without a way back.
      key={track?.id}
      aria-hidden="true"
      className="zari progress-border"
      style={{ '--played': `${(played * 100).toFixed(2)}%` } as CSSProperties}
    >
      <span className="zari woven" />
      <span className="shuttle" data-moves-with={track?.id} data-lift="0.3" />
    </div>
  );
}
