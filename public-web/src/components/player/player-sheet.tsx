import { useEffect, useRef, useState } from 'react';
import { groundProperties, toneOf } from '../../lib/ground';
import type { Track } from '../../lib/player/track';
import { useLocation } from '../../lib/router/router';
import { useSiteTexts } from '../../lib/site-texts';
import { useSongTitle } from '../../lib/song-title';
import { useSwipe } from '../../lib/use-swipe';
import { Icon } from '../icon';
import { Link } from '../link';
import { Optional } from '../optional';
import { FavoriteButton } from '../song/favorite-button';
import { ShareButton } from '../song/share-buttons';
import { SecondTitle } from '../song/second-title';
import { Toaster } from '../toaster';
import { lyrics, queue } from './parts';
import { PlayerKeys } from './player-keys';
import { PlayerProgress, ProgressBorder } from './player-progress';
import { TrackCover } from './track-cover';
import { useBackToClose } from './use-back-to-close';
import { useSentences } from './use-sentences';
import { MuteButton } from './volume-control';

/** A drag that is longer than this closes the sheet. */
const SWIPE_PX = 80;

/** What the stage of the sheet shows. */
type View = 'cover' | 'lyrics' | 'queue';

interface PlayerSheetProps {
  track: Track;
  /** The sheet has closed. */
  onClose(): void;
  /** The visitor closes the player. */
  onStop(): void;
}

/** All controls of the player, over the page and in the song's colors. The modal `dialog` provides focus and Escape. */
export function PlayerSheet({ track, onClose, onStop }: PlayerSheetProps) {
  const t = useSentences();
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<View>('cover');
  // The dialog itself returns the focus to the button that opened it.
  const close = () => dialog.current?.close();
  const swipe = useSwipe(({ down }) => {
    if (down > SWIPE_PX) close();
  });

  useEffect(() => dialog.current?.showModal(), []);
  useBackToClose(dialog);
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
  const chip = (shown: View, icon: 'lyrics' | 'queue', text: string) => (
    <button
      type="button"
      className="chip"
      aria-pressed={view === shown}
      onClick={() => setView(view === shown ? 'cover' : shown)}
    >
      <Icon name={icon} /> {text}
    </button>
  );
  return (
    <dialog
      ref={dialog}
      aria-label={t.label}
      className="player-sheet"
      data-view={view}
      onClose={onClose}
      {...ground}
    >
      <ProgressBorder />
      <div className="flex items-center gap-2" {...swipe}>
        <button type="button" className="icon-button" aria-label={t.minimize} onClick={close}>
          <Icon name="chevron" />
        </button>
        <div className="flex min-w-0 grow items-center gap-3">
          {view !== 'cover' && (
            <>
              <TrackCover track={track} />
              <SheetTitle track={track} onLeave={close} isSmall />
            </>
          )}
        </div>
        <button type="button" className="icon-button" aria-label={t.close} onClick={onStop}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet-stage">
        {view === 'cover' && <TrackCover track={track} size="page" swipe={swipe} />}
        {view === 'lyrics' && <lyrics.Part track={track} onLeave={close} />}
        {view === 'queue' && <queue.Part />}
        {/* The page's own one is behind the dialog. */}
        <Toaster />
      </div>
      {view === 'cover' && <SheetTitle track={track} onLeave={close} />}
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
        {chip('lyrics', 'lyrics', t.lyrics)}
        {chip('queue', 'queue', t.upNext)}
        <Optional about={track.id}>
          <ShareButton song={track} />
        </Optional>
      </div>
    </dialog>
  );
}

interface SheetTitleProps {
  track: Track;
  onLeave(): void;
  isSmall?: boolean;
}

/** The title; below it the one in the other language, if there is one, and the artist. */
function SheetTitle({ track, onLeave, isSmall = false }: SheetTitleProps) {
  const title = useSongTitle(track);
  const { artistOf } = useSiteTexts();
  return (
    <div className="min-w-0">
      <h2 className={isSmall ? 'text-base' : 'text-2xl wrap-anywhere'} lang={title.lang}>
        <Link
          to={`/songs/${track.slug}`}
          className={isSmall ? 'block truncate' : 'line-clamp-2'}
          onClick={onLeave}
        >
          {title.text}
        </Link>
      </h2>
      <p className={isSmall ? 'truncate text-sm text-ink-2' : 'mt-1 text-ink-2'}>
        <SecondTitle title={title} />
        {title.second && ' · '}
        {artistOf(track.artist)}
      </p>
    </div>
  );
}
