import { formatDuration } from '@paattu/api-client/duration';
import type { Track } from '../../lib/player/track';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { useSongTitle } from '../../lib/song-title';
import { useTranslations } from '../../translations/use-translations';
import { TrackCover } from './track-cover';

/** The songs that play after each other. Each can be chosen. */
export function Queue() {
  const { queue } = usePlayerState();
  const t = useTranslations('site').player;
  return (
    <ol className="player-queue" aria-label={t.upNext}>
      {queue.map((track) => (
        <li key={track.id}>
          <QueuedSong track={track} />
        </li>
      ))}
    </ol>
  );
}

function QueuedSong({ track }: { track: Track }) {
  const t = useTranslations('site').player;
  const player = usePlayer();
  const { track: current, queue } = usePlayerState();
  const title = useSongTitle(track);
  return (
    <button
      type="button"
      className="queued-song"
      aria-current={track.id === current?.id ? 'true' : undefined}
      aria-label={t.playSong(title.text)}
      onClick={() => player.play(track, queue)}
    >
      <TrackCover track={track} />
      <span className="min-w-0 grow leading-snug">
        <span className="block truncate font-medium" lang={title.lang}>
          {title.text}
        </span>
        {title.second && (
          <span lang={title.second.lang} className="malayalam block truncate text-sm text-ink-2">
            {title.second.text}
          </span>
        )}
      </span>
      {track.durationSeconds !== null && (
        <span className="text-sm text-ink-2 tabular-nums">{formatDuration(track.durationSeconds)}</span>
      )}
    </button>
  );
}
