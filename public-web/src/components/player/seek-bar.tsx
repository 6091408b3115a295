import { formatDuration, wholeSeconds } from '@paattu/shared/duration';
import { useId, type CSSProperties } from 'react';
import { useEarlyInput } from '../../lib/use-early-input';
import { useHydrated } from '../../lib/use-hydrated';
import { useTranslations } from '../../translations/use-translations';
import { waveformPath } from './waveform-path';

interface SeekBarProps {
  current: number;
  duration: number;
  onSeek(seconds: number): void;
  label: string;
  /** 0 to 100; without peaks the bar is plain. */
  peaks?: readonly number[];
}

/** A slider that shows the waveform of the song; the played part is filled. */
export function SeekBar({ current, duration, onSeek, label, peaks }: SeekBarProps) {
  const site = useTranslations('site');
  const id = useId();
  // The player may have loaded the peaks before a part of the page hydrates: the server's HTML has none.
  const isHydrated = useHydrated();
  const value = Math.min(current, duration);
  useEarlyInput(id, (input) => {
    // The slider rounds to whole seconds; that difference is not a seek.
    if (Math.abs(Number(input.value) - value) >= 1) onSeek(Number(input.value));
  });
  const played = duration > 0 ? Math.min(current / duration, 1) : 0;
  return (
    <span className="seek" style={{ '--played': played } as CSSProperties}>
      {isHydrated && peaks?.length ? <Waveform peaks={peaks} /> : <span className="seek-line" />}
      <input
        id={id}
        type="range"
        // Otherwise the browser restores the position after a reload, as if the visitor had chosen it.
        autoComplete="off"
        aria-label={label}
        aria-valuetext={site.player.position(formatDuration(current), formatDuration(duration))}
        min={0}
        max={Math.max(1, wholeSeconds(duration))}
        step={1}
        value={value}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </span>
  );
}

function Waveform({ peaks }: { peaks: readonly number[] }) {
  const path = waveformPath(peaks);
  return (
    <>
      <svg className="seek-wave text-wave" viewBox="0 0 600 44" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      <svg
        className="seek-wave seek-played text-leaf"
        viewBox="0 0 600 44"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </>
  );
}
