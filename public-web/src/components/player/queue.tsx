import { formatDuration } from '@paattu/shared/duration';
import { useRef } from 'react';
import type { Track } from '../../lib/player/track';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { useSongTitle } from '../../lib/song-title';
import { useTranslations } from '../../translations/use-translations';
import { SecondTitle } from '../song/second-title';
import { TrackCover } from './track-cover';

/** The songs that play after the current one. Each can be chosen. */
export function Queue() {
  const { track: current, queue } = usePlayerState();
  const t = useTranslations('site').player;
  const player = usePlayer();
  const box = useRef<HTMLDivElement>(null);
  const next = queue.slice(queue.findIndex(({ id }) => id === current?.id) + 1);
  return (
    <div ref={box} tabIndex={-1} className="player-queue">
      {next.length ? (
        <ol aria-label={t.upNext}>
          {next.map((track) => (
            <li key={track.id}>
              <QueuedSong
                track={track}
                onChoose={() => {
                  player.play(track, queue);
                  // The song, and its button, leave the list.
                  box.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-ink-2">{t.nothingNext}</p>
      )}
    </div>
  );
}

function QueuedSong({ track, onChoose }: { track: Track; onChoose(): void }) {
  const t = useTranslations('site').player;
  const title = useSongTitle(track);
  return (
    <button type="button" className="queued-song" onClick={onChoose}>
      <span className="sr-only">{t.play}</span>
      <TrackCover track={track} />
      <span className="min-w-0 grow leading-snug">
        <span className="block truncate font-medium" lang={title.lang}>
          {title.text}
        </span>
        <SecondTitle title={title} className="block truncate text-sm text-ink-2" />
      </span>
      {track.durationSeconds !== null && (
        <span className="text-sm text-ink-2 tabular-nums">{formatDuration(track.durationSeconds)}</span>
      )}
    </button>
  );
}
