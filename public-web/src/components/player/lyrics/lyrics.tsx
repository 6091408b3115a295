import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Track } from '../../../lib/player/track';
import { useSongTitle } from '../../../lib/song-title';
import { useTranslations } from '../../../translations/use-translations';
import { Icon } from '../../icon';
import { Link } from '../../link';
import { lyricsQuery } from '../../song/lyrics-query';
import { Verses } from '../../song/verses';
import { Failure } from '../failure';
import { useSentences } from '../use-sentences';
import { useTextSize } from './text-size';

interface LyricsProps {
  track: Track;
  /** Closes the lyrics, where they have a panel of their own. */
  onClose?: () => void;
  /** The visitor opens the page of the song. */
  onLeave(): void;
}

/** The lyrics of the current song, in the size that the visitor has chosen. */
export function Lyrics({ track, onClose, onLeave }: LyricsProps) {
  const t = useSentences();
  const { factor, larger, smaller } = useTextSize();
  return (
    <div className="lyrics-view" style={{ '--size': factor } as CSSProperties}>
      <div className="flex items-center gap-1">
        <h2 className="mr-auto text-xl">{t.lyrics}</h2>
        <SizeButton label={t.smaller} size={smaller}>
          <span className="text-sm">A</span>
        </SizeButton>
        <SizeButton label={t.larger} size={larger}>
          <span className="text-xl">A</span>
        </SizeButton>
        {onClose && (
          <button type="button" className="icon-button" aria-label={t.closeLyrics} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {/* Another song begins at the place where it was left. */}
      <Text key={track.id} track={track} takesFocus={onClose !== undefined} onLeave={onLeave} />
    </div>
  );
}

interface SizeButtonProps {
  label: string;
  size: ReturnType<typeof useTextSize>['larger'];
  children: ReactNode;
}

function SizeButton({ label, size: { isPossible, step }, children }: SizeButtonProps) {
  return (
    <button
      type="button"
      className="icon-button font-display"
      aria-label={label}
      // Not `disabled`, which would take the focus from this button at the last size.
      aria-disabled={!isPossible}
      onClick={step}
    >
      {children}
    </button>
  );
}

/** How far each song was read, until the document ends. */
const places = new Map<string, number>();

/** What scrolls. */
function Text({ track, takesFocus, onLeave }: { track: Track; takesFocus: boolean; onLeave(): void }) {
  const t = useSentences();
  const site = useTranslations('site');
  const title = useSongTitle(track).text;
  const box = useRef<HTMLDivElement>(null);
  const { data: text, isLoadingError, refetch } = useQuery(lyricsQuery(track.lyricsUrl ?? null));
  const isShown = text !== undefined;

  useLayoutEffect(() => {
    if (isShown && box.current) box.current.scrollTop = places.get(track.id) ?? 0;
  }, [isShown, track.id]);
  // The arrow keys then scroll. Not once the visitor does something else on the page.
  useEffect(() => {
    const panel = box.current?.closest('[role="dialog"]');
    if (takesFocus && panel?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div
      ref={box}
      role="region"
      aria-label={t.lyricsOf(title)}
      tabIndex={0}
      className="lyrics-scroll"
      onScroll={({ currentTarget }) => {
        if (isShown) places.set(track.id, currentTarget.scrollTop);
      }}
    >
      {text !== undefined ? (
        <Verses lyrics={text} />
      ) : !track.lyricsUrl ? (
        <p>{t.noLyrics}</p>
      ) : isLoadingError ? (
        <Failure message={t.lyricsFailed} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{site.loading}</p>
      )}
      <Link to={`/songs/${track.slug}`} className="reach text-link mt-6 inline-block" onClick={onLeave}>
        {t.songPage}
      </Link>
    </div>
  );
}
