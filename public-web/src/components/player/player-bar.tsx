import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../lib/focus-heading';
import type { Track } from '../../lib/player/track';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { songTitle } from '../../lib/song-title';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { CloseIcon } from '../icons';
import { Link } from '../link';
import { PlayerKeys } from './player-keys';
import { PlayerProgress, ProgressLine } from './player-progress';
import { PlayerSheet } from './player-sheet';
import { isFreeSpace, pressPlayerKey } from './player-shortcuts';
import { VolumeControl } from './volume-control';

/** The current song, at the bottom of every page; an empty space before the first song. */
export function PlayerBar() {
  const t = useTranslations('site').player;
  const player = usePlayer();
  const { track } = usePlayerState();
  const [isOpen, setOpen] = useState(false);
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

  function close() {
    setOpen(false);
    player.close();
    focusHeading();
  }

  if (!track) return <div className="player-bar player-space" />;
  return (
    <section
      ref={bar}
      aria-label={t.label}
      className="player-bar"
      onKeyDown={(event) => {
        if (pressPlayerKey(player, event)) event.preventDefault();
      }}
    >
      <ProgressLine />
      <div className="wrap player-layout">
        <PlayerTitle track={track} onOpen={() => setOpen(true)} />
        <div className="player-controls flex items-center gap-1">
          <PlayerKeys />
        </div>
        <PlayerProgress className="player-progress max-sm:hidden" />
        <VolumeControl className="player-volume max-sm:hidden" />
        <CloseButton onClose={close} />
      </div>
      {isOpen && <PlayerSheet track={track} onClose={() => setOpen(false)} onStop={close} />}
    </section>
  );
}

interface PlayerTitleProps {
  track: Track;
  onOpen(): void;
}

/** The cover and the titles. On a phone they open the sheet, elsewhere the title leads to the page of the song. */
function PlayerTitle({ track, onOpen }: PlayerTitleProps) {
  const t = useTranslations('site').player;
  const title = songTitle(track, useLocale());
  const text = <span lang={title.lang}>{title.text}</span>;
  return (
    <div className="player-title">
      <button type="button" className="player-track w-full text-left sm:hidden" onClick={onOpen}>
        <span className="sr-only">{t.open}</span>
        <Cover track={track} />
        <Titles track={track} title={text} />
      </button>
      <div className="player-track max-sm:hidden">
        <Cover track={track} />
        <Titles
          track={track}
          title={
            <Link to={`/songs/${track.slug}`} className="block truncate hover:underline">
              {text}
            </Link>
          }
        />
      </div>
    </div>
  );
}

function Cover({ track: { coverUrl, title } }: { track: Track }) {
  if (coverUrl) return <img src={coverUrl} alt="" className="player-cover" />;
  return (
    <span
      aria-hidden="true"
      className="player-cover grid place-items-center font-display text-xl text-zari-text"
    >
      {Array.from(title)[0]}
    </span>
  );
}

/** One line each, so that the bar has the height of the reserved space. */
function Titles({ track, title }: { track: Track; title: ReactNode }) {
  const t = useTranslations('site').player;
  const { status } = usePlayerState();
  const { second } = songTitle(track, useLocale());
  return (
    <span className="min-w-0 leading-snug">
      <span className="block truncate font-semibold">{title}</span>
      <span className="block truncate text-sm text-ink-2">
        {status === 'failed' ? (
          <span className="font-medium text-kumkum">{t.failed}</span>
        ) : second ? (
          <span lang={second.lang} className="malayalam">
            {second.text}
          </span>
        ) : (
          track.artist
        )}
      </span>
    </span>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTranslations('site').player;
  return (
    <button
      type="button"
      className="player-close icon-button max-sm:hidden"
      aria-label={t.close}
      onClick={onClose}
    >
      <CloseIcon />
    </button>
  );
}
