import { formatDuration } from '@paattu/api-client/duration';
import { ReleaseDate } from '../../components/song/release-date';
import type { Song } from '../../components/song/song-queries';
import { useLanguageOf } from '../../lib/language';

/** The artist, the release date and the duration of a song, on one line. */
export function SongFacts({ song, className }: { song: Song; className: string }) {
  const languageOf = useLanguageOf();
  return (
    <p className={`flex flex-wrap gap-x-3 text-ink-2 ${className}`}>
      <span className="font-medium text-ink" lang={languageOf(song.artist)}>
        {song.artist}
      </span>
      {/* On one line, so that the duration never has a line of its own. */}
      <span className="flex gap-x-3">
        <span>
          <ReleaseDate song={song} />
        </span>
        {song.durationSeconds !== null && <span>{formatDuration(song.durationSeconds)}</span>}
      </span>
    </p>
  );
}
