import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { focusHeading } from '../../lib/focus-heading';
import { connectMediaSession } from '../../lib/player/media-session';
import type { Track } from '../../lib/player/track';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { useSongTitle } from '../../lib/song-title';
import { useTranslations } from '../../translations/use-translations';
import { Link } from '../link';
import { Optional } from '../optional';
import { FavoriteButton } from '../song/favorite-button';
import { Icon } from '../icon';
import { PlayerKeys } from './player-keys';
import { PlayerProgress, ProgressLine } from './player-progress';
import { PlayerSheet } from './player-sheet';
import { isFreeSpace, pressPlayerKey } from './player-shortcuts';
import { Queue } from './queue';
import { TrackCover } from './track-cover';
import { VolumeControl } from './volume-control';

/** The current song, at the bottom of every page; nothing after the visitor has closed the player. */
export function PlayerBar() {
  const t = useTranslations('site').player;
  const player = usePlayer();
  const { track } = usePlayerState();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const shown = track !== null;

  useEffect(() => connectMediaSession(player), [player]);

  useEffect(() => {
    if (!shown || !bar.current) return;
    const page = document.documentElement;
    // From here on, the bar itself has its space.
    delete page.dataset.player;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      page.style.setProperty('--player-height', `${entry.target.getBoundingClientRect().height}px`);
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
      page.style.removeProperty('--player-height');
      removeEventListener('keydown', toggleOnSpace);
    };
  }, [shown, player]);

  function close() {
    setOpen(false);
    player.close();
    focusHeading();
  }

  if (!track) return null;
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
        <div className="player-controls">
          <PlayerKeys />
        </div>
        <PlayerProgress className="player-progress max-sm:hidden" />
        <PlayerExtras track={track} onClose={close} />
      </div>
      {isOpen && <PlayerSheet track={track} onClose={() => setOpen(false)} onStop={close} />}
    </section>
  );
}

interface PlayerTitleProps {
  track: Track;
  onOpen(): void;
}

/** The cover and the titles. On a phone they open the sheet, elsewhere they lead to the page of the song. */
function PlayerTitle({ track, onOpen }: PlayerTitleProps) {
  const t = useTranslations('site').player;
  const title = useSongTitle(track);
  const text = <span lang={title.lang}>{title.text}</span>;
  const page = `/songs/${track.slug}`;
  return (
    <div className="player-title">
      <button type="button" className="player-track w-full text-left sm:hidden" onClick={onOpen}>
        <span className="sr-only">{t.open}</span>
        <TrackCover track={track} />
        <Titles track={track} title={text} />
      </button>
      <div className="player-track max-sm:hidden">
        {/* The same link as the title, for pointers. */}
        <Link to={page} tabIndex={-1} aria-hidden="true" className="flex-none">
          <TrackCover track={track} />
        </Link>
        <Titles
          track={track}
          title={
            <Link to={page} className="block truncate hover:underline">
              {text}
            </Link>
          }
        />
        <Optional about={track.id} fallback={<span className="icon-button" />}>
          <FavoriteButton song={track} />
        </Optional>
      </div>
    </div>
  );
}

/** One line each, so that the bar has the height of the reserved space. */
function Titles({ track, title }: { track: Track; title: ReactNode }) {
  const t = useTranslations('site').player;
  const { status } = usePlayerState();
  const { second } = useSongTitle(track);
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

/** What a phone has in the sheet: lyrics, queue, volume and the end. */
function PlayerExtras({ track, onClose }: { track: Track; onClose(): void }) {
  const t = useTranslations('site').player;
  return (
    <div className="player-extras max-sm:hidden">
      {track.lyricsUrl && (
        <Link to={`/songs/${track.slug}#lyrics-title`} className="icon-button" aria-label={t.lyrics}>
          <Icon name="lyrics" />
        </Link>
      )}
      <QueuePanel />
      <VolumeControl />
      <button type="button" className="icon-button" aria-label={t.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A button that opens the queue above the bar. The native popover provides Escape and a press beside it. */
function QueuePanel() {
  const t = useTranslations('site').player;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="icon-button" aria-label={t.upNext} popoverTarget={id}>
        <Icon name="queue" />
      </button>
      <div
        id={id}
        popover="auto"
        className="queue-panel"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        // Not before: the browser returns the focus from the panel to the button.
        onToggle={({ newState }) => {
          if (newState === 'closed') setOpen(false);
        }}
      >
        <h2 className="text-xl">{t.upNext}</h2>
        {isOpen && <Queue />}
      </div>
    </>
  );
}
