import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { groundProperties, toneOf } from '../../lib/ground';
import type { Track } from '../../lib/player/track';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { songTitle } from '../../lib/song-title';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { ChevronIcon, CloseIcon } from '../icons';
import { Link } from '../link';
import { PlayerKeys } from './player-keys';
import { PlayerProgress } from './player-progress';
import { VolumeControl } from './volume-control';

/** A drag that is longer than this closes the sheet. */
const SWIPE_PX = 80;

interface PlayerSheetProps {
  track: Track;
  /** The sheet has closed. */
  onClose(): void;
  /** The visitor closes the player. */
  onStop(): void;
}

/** All controls of the player, over the page and in the song's colours. The modal `dialog` provides focus and Escape. */
export function PlayerSheet({ track, onClose, onStop }: PlayerSheetProps) {
  const t = useTranslations('site').player;
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [showsQueue, setShowsQueue] = useState(false);
  // The dialog itself returns the focus to the button that opened it.
  const close = () => dialog.current?.close();
  const swipe = useSwipeDown(close);
  const title = songTitle(track, locale);

  useEffect(() => dialog.current?.showModal(), []);

  const ground = track.ground && {
    style: groundProperties(track.ground),
    'data-ground': toneOf(track.ground),
  };
  return (
    <dialog ref={dialog} aria-label={t.label} className="player-sheet" onClose={onClose} {...ground}>
      <div className="flex items-center justify-between" {...swipe}>
        <button type="button" className="icon-button" aria-label={t.minimize} onClick={close}>
          <ChevronIcon />
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={showsQueue}
          onClick={() => setShowsQueue(!showsQueue)}
        >
          {t.upNext}
        </button>
        <button type="button" className="icon-button" aria-label={t.close} onClick={onStop}>
          <CloseIcon />
        </button>
      </div>
      {showsQueue ? <Queue /> : track.coverUrl && <img src={track.coverUrl} alt="" {...swipe} />}
      <h2 className="text-2xl" lang={title.lang}>
        <Link to={`/songs/${track.slug}`} onClick={close}>
          {title.text}
        </Link>
        {title.second && (
          <span lang={title.second.lang} className="malayalam mt-1 block text-lg font-normal text-ink-2">
            {title.second.text}
          </span>
        )}
      </h2>
      <PlayerProgress />
      <div className="flex items-center justify-center gap-6">
        <PlayerKeys large />
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-2">
        <Link to={`/songs/${track.slug}#lyrics-title`} className="chip" onClick={close}>
          {t.lyrics}
        </Link>
        <VolumeControl />
      </div>
    </dialog>
  );
}

/** The songs that play after each other; each can be chosen. */
function Queue() {
  const t = useTranslations('site').player;
  const locale = useLocale();
  const player = usePlayer();
  const { track: current, queue } = usePlayerState();
  return (
    <ol className="player-queue" aria-label={t.upNext}>
      {queue.map((track) => {
        const title = songTitle(track, locale);
        return (
          <li key={track.id}>
            <button
              type="button"
              className="chip w-full justify-start text-left"
              aria-current={track.id === current?.id ? 'true' : undefined}
              aria-label={t.playSong(title.text)}
              onClick={() => player.play(track, queue)}
            >
              <span className="truncate" lang={title.lang}>
                {title.text}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The handlers of an element that closes the sheet when it is dragged down. */
function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientY ?? null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]?.clientY;
      if (start.current !== null && end !== undefined && end - start.current > SWIPE_PX) onSwipe();
    },
  };
}
