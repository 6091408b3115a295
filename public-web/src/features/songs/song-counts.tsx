import type { Song } from '../../components/song/song-queries';
import { abbreviateCount } from '../../lib/format';
import { useTranslations } from '../../translations/use-translations';

/** How often the song was played and downloaded. */
export function SongCounts({ song }: { song: Song }) {
  const t = useTranslations('songs').card;
  return (
    <p className="text-sm text-ink-2 tabular-nums print:hidden">
      {t.plays(song.playCount, abbreviateCount(song.playCount))} ·{' '}
      {t.downloads(song.downloadCount, abbreviateCount(song.downloadCount))}
    </p>
  );
}
