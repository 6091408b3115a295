import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { usePlayer, usePlayerState, usePlayerTime } from '../../lib/player/use-player';
import { formatDuration } from '../../lib/format';
import { site } from '../../messages/site';
import { CloseIcon, MutedIcon, NextIcon, PreviousIcon, VolumeIcon } from '../icons';
import { PlayButton } from './play-button';
import { isFreeSpace, pressPlayerKey } from './player-keys';
import { SeekBar } from './seek-bar';

const m = site.player;

/** The song that plays, at the bottom of every page; nothing before the first song. */
export function PlayerBar() {
  const player = usePlayer();
  const { track, status, hasNext } = usePlayerState();
  const bar = useRef<HTMLElement>(null);
  const shown = track !== null;

  useEffect(() => {
    if (!shown || !bar.current) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) page.setProperty('--player-height', `${entry.target.getBoundingClientRect().height}px`);
    });
    observer.observe(bar.current);
    const toggleOnSpace = (event: KeyboardEvent) => {
      if (!isFreeSpace(event)) return;
      event.preventDefault();
      player.toggle();
    };
    addEventListener('keydown', toggleOnSpace);
    return () => {
      observer.disconnect();
      page.removeProperty('--player-height');
      removeEventListener('keydown', toggleOnSpace);
    };
  }, [shown, player]);

  if (!track) return null;
  return (
    <section
      ref={bar}
      aria-label={m.label}
      className="player-bar"
      onKeyDown={(event) => {
        const { altKey, ctrlKey, metaKey } = event;
        if (altKey || ctrlKey || metaKey || event.target instanceof HTMLInputElement) return;
        if (pressPlayerKey(player, event)) event.preventDefault();
      }}
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-2 md:grid-cols-[minmax(0,15rem)_auto_minmax(0,1fr)_auto]">
        <div className="min-w-0 leading-snug">
          <p className="font-semibold">
            <Link to={`/songs/${track.slug}`} className="hover:underline">
              {track.title}
            </Link>
          </p>
          <p className="text-sm text-ink-2">
            {status === 'failed' ? (
              <span className="font-medium text-kumkum">{m.failed}</span>
            ) : track.titleMalayalam ? (
              <span lang="ml" className="malayalam">
                {track.titleMalayalam}
              </span>
            ) : (
              track.artist
            )}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <button
            type="button"
            className="icon-button max-[25rem]:hidden"
            aria-label={m.previous}
            onClick={() => player.previous()}
          >
            <PreviousIcon />
          </button>
          <PlayButton
            playing={status === 'playing' || status === 'loading'}
            onToggle={() => player.toggle()}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={m.next}
            disabled={!hasNext}
            onClick={() => player.next()}
          >
            <NextIcon />
          </button>
        </div>
        <Progress />
        <div className="hidden items-center md:flex">
          <Volume />
          <CloseButton />
        </div>
      </div>
    </section>
  );
}

function CloseButton() {
  const player = usePlayer();
  return (
    <button type="button" className="icon-button" aria-label={m.close} onClick={() => player.close()}>
      <CloseIcon />
    </button>
  );
}

function Progress() {
  const player = usePlayer();
  const { current, duration } = usePlayerTime();
  return (
    <div className="col-span-full flex items-center gap-3 text-sm text-ink-2 tabular-nums md:col-span-1">
      <span className="min-w-9 text-right">{formatDuration(current)}</span>
      <span className="grow">
        <SeekBar
          current={current}
          duration={duration}
          label={m.seek}
          onSeek={(seconds) => player.seek(seconds)}
        />
      </span>
      <span className="min-w-9">{formatDuration(duration)}</span>
      <span className="md:hidden">
        <CloseButton />
      </span>
    </div>
  );
}

function Volume() {
  const player = usePlayer();
  const { volume } = usePlayerState();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={volume > 0 ? m.mute : m.unmute}
        onClick={() => player.toggleMute()}
      >
        {volume > 0 ? <VolumeIcon /> : <MutedIcon />}
      </button>
      <input
        type="range"
        className="volume"
        aria-label={m.volume}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}
