import { Link } from '../link';
import { formatDuration } from '@paattu/api-client/duration';
import { useEffect, useRef } from 'react';
import { usePlayer, usePlayerState, usePlayerTime } from '../../lib/player/use-player';
import { focusHeading } from '../../lib/focus-heading';
import { songTitle } from '../../lib/song-title';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { CloseIcon, NextIcon, PreviousIcon } from '../icons';
import { PlayButton } from './play-button';
import { isFreeSpace, pressPlayerKey } from './player-keys';
import { SeekBar } from './seek-bar';
import { VolumeControl } from './volume-control';

/** The current song, at the bottom of every page; an empty space before the first song. */
export function PlayerBar() {
  const t = useTranslations('site').player;
  const player = usePlayer();
  const locale = useLocale();
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

  // The player has restored its song; until then `head-script.js` reserves the space.
  useEffect(() => void delete document.documentElement.dataset.player, []);

  if (!track) return <div className="player-bar player-space" />;
  const title = songTitle(track, locale);
  return (
    <section
      ref={bar}
      aria-label={t.label}
      className="player-bar"
      onKeyDown={(event) => {
        if (pressPlayerKey(player, event)) event.preventDefault();
      }}
    >
      <div className="wrap player-layout">
        <div className="player-title min-w-0 leading-snug">
          <p className="font-semibold">
            <Link to={`/songs/${track.slug}`} className="hover:underline" lang={title.lang}>
              {title.text}
            </Link>
          </p>
          <p className="text-sm text-ink-2">
            {status === 'failed' ? (
              <span className="font-medium text-kumkum">{t.failed}</span>
            ) : title.second ? (
              <span lang={title.second.lang} className="malayalam">
                {title.second.text}
              </span>
            ) : (
              track.artist
            )}
          </p>
        </div>
        <div className="player-controls flex items-center gap-1">
          <button
            type="button"
            className="icon-button"
            aria-label={t.previous}
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
            aria-label={t.next}
            // Not `disabled`: a visitor who reaches the last song with this button would lose the focus.
            aria-disabled={!hasNext}
            onClick={() => player.next()}
          >
            <NextIcon />
          </button>
        </div>
        <Progress />
        <VolumeControl />
        <CloseButton />
      </div>
    </section>
  );
}

function CloseButton() {
  const t = useTranslations('site').player;
  const player = usePlayer();
  return (
    <button
      type="button"
      className="player-close icon-button"
      aria-label={t.close}
      onClick={() => {
        player.close();
        focusHeading();
      }}
    >
      <CloseIcon />
    </button>
  );
}

function Progress() {
  const t = useTranslations('site').player;
  const player = usePlayer();
  const { current, duration } = usePlayerTime();
  return (
    <div className="player-progress flex items-center gap-3 text-sm text-ink-2 tabular-nums">
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
