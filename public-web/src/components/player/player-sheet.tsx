import { useEffect, useRef, useState } from 'react';
import { groundProperties, toneOf } from '../../lib/ground';
import type { Track } from '../../lib/player/track';
import { useLocation } from '../../lib/router/router';
import { useSongTitle } from '../../lib/song-title';
import { useSwipe } from '../../lib/use-swipe';
import { useTranslations } from '../../translations/use-translations';
import { Icon } from '../icon';
import { Link } from '../link';
import { Optional } from '../optional';
import { FavoriteButton } from '../song/favorite-button';
import { ShareButton } from '../song/share-buttons';
import { Toaster } from '../toaster';
import { PlayerKeys } from './player-keys';
import { PlayerProgress } from './player-progress';
import { Queue } from './queue';
import { MuteButton } from './volume-control';
import { SecondTitle } from '../song/second-title';

/** A drag that is longer than this closes the sheet. */
const SWIPE_PX = 80;

interface PlayerSheetProps {
  track: Track;
  /** The sheet has closed. */
  onClose(): void;
  /** The visitor closes the player. */
  onStop(): void;
}

/** All controls of the player, over the page and in the song's colors. The modal `dialog` provides focus and Escape. */
export function PlayerSheet({ track, onClose, onStop }: PlayerSheetProps) {
  const t = useTranslations('site').player;
  const dialog = useRef<HTMLDialogElement>(null);
  const [showsQueue, setShowsQueue] = useState(false);
  // The dialog itself returns the focus to the button that opened it.
  const close = () => dialog.current?.close();
  const swipe = useSwipe(({ down }) => {
    if (down > SWIPE_PX) close();
  });
  const title = useSongTitle(track);
  const cover = track.coverPageUrl ?? track.coverUrl;

  useEffect(() => dialog.current?.showModal(), []);
  // Another page: the visitor has to sign in, or has followed a link.
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) dialog.current?.close();
  }, [pathname]);

  const ground = track.ground && {
    style: groundProperties(track.ground),
    'data-ground': toneOf(track.ground),
  };
  return (
    <dialog ref={dialog} aria-label={t.label} className="player-sheet" onClose={onClose} {...ground}>
      <div className="flex items-center justify-between" {...swipe}>
        <button type="button" className="icon-button" aria-label={t.minimize} onClick={close}>
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={showsQueue}
          onClick={() => setShowsQueue(!showsQueue)}
        >
          <Icon name="queue" /> {t.upNext}
        </button>
        <button type="button" className="icon-button" aria-label={t.close} onClick={onStop}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet-stage">
        {showsQueue ? <Queue /> : cover && <img src={cover} alt="" {...swipe} />}
        {/* The page's own one is behind the dialog. */}
        <Toaster />
      </div>
      <h2 className="text-2xl" lang={title.lang}>
        <Link to={`/songs/${track.slug}`} onClick={close}>
          {title.text}
        </Link>
        <SecondTitle title={title} className="mt-1 block text-lg font-normal text-ink-2" />
      </h2>
      <PlayerProgress />
      <div className="sheet-keys">
        <Optional about={track.id} fallback={<span className="icon-button" />}>
          <FavoriteButton song={track} />
        </Optional>
        <span className="flex items-center gap-4">
          <PlayerKeys large />
        </span>
        <MuteButton />
      </div>
      <div className="flex items-center justify-around gap-1 border-t border-line pt-2">
        {track.lyricsUrl && (
          <Link to={`/songs/${track.slug}#lyrics-title`} className="chip" onClick={close}>
            <Icon name="lyrics" /> {t.lyrics}
          </Link>
        )}
        <Optional about={track.id}>
          <ShareButton song={track} />
        </Optional>
      </div>
    </dialog>
  );
}
