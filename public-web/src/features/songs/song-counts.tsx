import { Fragment } from 'react';
import type { Song } from '../../components/song/song-queries';
import { abbreviateCount } from '../../lib/format';
import { useTranslations } from '../../translations/use-translations';

/** How often the song was played and downloaded. A count of nothing is not seen, and keeps its place. */
export function SongCounts({ song: { playCount, downloadCount } }: { song: Song }) {
  const t = useTranslations('songs').card;
  const counts = [
    { count: playCount, text: t.plays(playCount, abbreviateCount(playCount)) },
    { count: downloadCount, text: t.downloads(downloadCount, abbreviateCount(downloadCount)) },
  ];
  return (
    <p className="song-counts">
      {counts.map(({ count, text }, index) => (
        <Fragment key={index}>
          {index > 0 && (playCount && downloadCount ? ' · ' : ' ')}
          <span className={count ? '' : 'sr-only'}>{text}</span>
        </Fragment>
      ))}
    </p>
  );
}
