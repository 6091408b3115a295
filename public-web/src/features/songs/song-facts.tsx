import { formatDuration } from '@paattu/shared/duration';
import type { Song } from '../../components/song/song-queries';
import { useDates } from '../../lib/dates';
import { useLanguageOf } from '../../lib/language';
import { useSiteTexts } from '../../lib/site-texts';
import { SITE_TIME_ZONE } from '../../lib/time-zone';

/** The artist, the release date and the duration of a song, on one line. */
export function SongFacts({ song, className }: { song: Song; className: string }) {
  const languageOf = useLanguageOf();
  const artist = useSiteTexts().artistOf(song.artist);
  return (
    <p className={`flex flex-wrap gap-x-3 text-ink-2 ${className}`}>
      <span className="font-medium text-ink" lang={languageOf(artist)}>
        {artist}
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

/** Without a release date, a song counts as released on the day of its publication. */
function ReleaseDate({ song: { releaseDate, publishedAt, createdAt } }: { song: Song }) {
  const { date } = useDates();
  return releaseDate ? date(releaseDate) : date(publishedAt ?? createdAt, SITE_TIME_ZONE);
}
