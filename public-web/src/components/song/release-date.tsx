import { useDates } from '../../lib/dates';
import { SITE_TIME_ZONE } from '../../lib/time-zone';
import type { Song } from './song-queries';

/** Without a release date, a song counts as released on the day of its publication. */
export function ReleaseDate({ song: { releaseDate, publishedAt, createdAt } }: { song: Song }) {
  const { date } = useDates();
  return releaseDate ? date(releaseDate) : date(publishedAt ?? createdAt, SITE_TIME_ZONE);
}
