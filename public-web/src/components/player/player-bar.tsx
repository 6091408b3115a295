import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from '../../lib/focus-heading';
import { connectMediaSession } from '../../lib/player/media-session';
import type { Track } from '../../lib/player/track';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { artistOnOpenPage, useSiteTexts } from '../../lib/site-texts';
import { useSongTitle } from '../../lib/song-title';
import { toast } from '../../lib/toasts';
import { useTranslations } from '../../translations/use-translations';
import { Link } from '../link';
import { Optional } from '../optional';
import { FavoriteButton } from '../song/favorite-button';
import { waveformQuery } from '../song/song-queries';
import { Icon } from '../icon';
import { lyrics, queue } from './parts';
import { PlayerKeys } from './player-keys';
import { PlayerProgress, ProgressBorder } from './player-progress';
import type { PlayerSheet } from './player-sheet';
import { isFreeEscape, isFreeSpace, isLyricsKey, pressPlayerKey } from './player-shortcuts';
import { TrackCover } from './track-cover';
import { useSentences } from './use-sentences';
import { VolumeControl } from './volume-control';

/** The current song, at the bottom of every page; nothing after the visitor has closed the player. */
export function PlayerBar() {
  const t = useSentences();
  const player = usePlayer();
  const queries = useQueryClient();
  const { track } = usePlayerState();
  const sheet = useSheet();
  const [showsLyrics, setShowsLyrics] = useState(false);
  const lyricsButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const shown = track !== null;

  useEffect(
    () => connectMediaSession(player, (artist) => artistOnOpenPage(artist, queries)),
    [player, queries],
  );
  useMovement();

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
    sheet.close();
    setShowsLyrics(false);
    player.close();
    focusHeading();
  }
  function closeLyrics() {
    // Only out of the panel: whoever reads the page meanwhile stays there.
    if (panel.current?.contains(document.activeElement)) lyricsButton.current?.focus();
    setShowsLyrics(false);
  }

  if (!track) return null;
  return (
    <section
      ref={bar}
      aria-label={t.label}
      className="player-bar"
      onKeyDown={(event) => {
        if (isLyricsKey(event) && !sheet.isOpen && isShown(lyricsButton.current))
          setShowsLyrics(!showsLyrics);
        else if (!pressPlayerKey(player, event)) return;
        event.preventDefault();
      }}
    >
      <ProgressBorder />
      <div className="wrap player-layout">
        <PlayerTitle track={track} onOpen={sheet.open} />
        <div className="player-controls">
          <PlayerKeys />
        </div>
        <div className="player-extras max-sm:hidden">
          <PlayerProgress className="player-progress" />
          <button
            ref={lyricsButton}
            type="button"
            className="icon-button"
            aria-label={t.lyrics}
            aria-expanded={showsLyrics}
            aria-keyshortcuts="Shift+L"
            onClick={() => setShowsLyrics(!showsLyrics)}
          >
            <Icon name="lyrics" />
          </button>
          <QueuePanel onOpen={() => setShowsLyrics(false)} />
          <VolumeControl />
          <button type="button" className="icon-button" aria-label={t.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      </div>
      {showsLyrics && (
        <LyricsPanel ref={panel} track={track} onClose={closeLyrics} onLeave={() => setShowsLyrics(false)} />
      )}
      {sheet.isOpen && sheet.Sheet && <sheet.Sheet track={track} onClose={sheet.close} onStop={close} />}
    </section>
  );
}

/** Of the button: a phone has none, and the lyrics in the sheet. */
const isShown = (element: HTMLElement | null) => Boolean(element?.getClientRects().length);

const loadSheet = async () => (await import('./player-sheet')).PlayerSheet;

/** The sheet, whose code loads at the first press if it has not before. */
function useSheet() {
  const t = useSentences();
  const site = useTranslations('site');
  const [Sheet, setSheet] = useState<typeof PlayerSheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    Sheet,
    isOpen,
    close: () => setOpen(false),
    open: () =>
      void loadSheet().then(
        (loaded) => {
          setSheet(() => loaded);
          setOpen(true);
        },
        () => toast({ title: site.error, description: t.partFailed, tone: 'destructive' }),
      ),
  };
}

/** Once a song sounds: the page moves with it, and the other parts of the player load. */
function useMovement() {
  const player = usePlayer();
  const queries = useQueryClient();
  const { status } = usePlayerState();
  const [hasSounded, setHasSounded] = useState(false);
  if (status === 'playing' && !hasSounded) setHasSounded(true);

  useEffect(() => {
    if (!hasSounded) return;
    let end = () => {};
    let hasLeft = false;
    // They then open at once, and also after the connection is gone. Without them the music plays on.
    for (const load of [queue.preload, lyrics.preload, loadSheet]) load().catch(() => {});
    import('./movement').then(
      ({ moveWithMusic }) => {
        if (hasLeft) return;
        end = moveWithMusic(player, ({ waveformUrl = null }) =>
          queries.fetchQuery(waveformQuery(waveformUrl, true)),
        );
      },
      // The page stands still.
      () => {},
    );
    return () => {
      hasLeft = true;
      end();
    };
  }, [hasSounded, player, queries]);
}

interface PlayerTitleProps {
  track: Track;
  onOpen(): void;
}

/** The cover and the titles. On a phone they open the sheet, elsewhere they lead to the page of the song. */
function PlayerTitle({ track, onOpen }: PlayerTitleProps) {
  const t = useSentences();
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
  const { artistOf } = useSiteTexts();
  const { status } = usePlayerState();
  return (
    <span className="min-w-0 leading-snug">
      <span className="block truncate font-semibold">{title}</span>
      <span className="block truncate text-sm text-ink-2">
        {status === 'failed' ? (
          <span className="font-medium text-kumkum">{t.failed}</span>
        ) : (
          artistOf(track.artist)
        )}
      </span>
    </span>
  );
}

/** A button that opens the queue above the bar. The native popover provides Escape and a press beside it. */
function QueuePanel({ onOpen }: { onOpen(): void }) {
  const t = useSentences();
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
        className="player-panel queue-panel"
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return;
          onOpen();
          setOpen(true);
        }}
        // Not before: the browser returns the focus from the panel to the button.
        onToggle={({ newState }) => {
          if (newState === 'closed') setOpen(false);
        }}
      >
        {isOpen && <queue.Part popover={id} />}
      </div>
    </>
  );
}

interface LyricsPanelProps {
  ref: RefObject<HTMLDivElement | null>;
  track: Track;
  onClose(): void;
  onLeave(): void;
}

/** The lyrics above the bar. No popover, which a press on a key of the bar would close. */
function LyricsPanel({ ref, track, onClose, onLeave }: LyricsPanelProps) {
  const t = useSentences();
  // A layout effect: the lyrics in it then take the focus, which is theirs to scroll.
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);
  // Wherever the focus is, as the browser closes the queue and the sheet.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (!isFreeEscape(event)) return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={t.lyrics}
      tabIndex={-1}
      className="player-panel lyrics-panel max-sm:hidden"
    >
      <lyrics.Part track={track} onClose={onClose} onLeave={onLeave} />
    </div>
  );
}
