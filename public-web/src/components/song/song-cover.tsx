import { loadingOf } from '../../lib/image-loading';
import { useSongTitle } from '../../lib/song-title';
import { useTranslations } from '../../translations/use-translations';
import type { Song } from './song-queries';

interface SongCoverProps {
  song: Song;
  size: 'card' | 'page';
  /** The position in a list: the first covers load at once. */
  position?: number;
  className?: string;
  /** Beside the title in the same link, so that the link says the title once. */
  isDecorative?: boolean;
}

/** The cover, which the server draws for a song that has none. */
export function SongCover({
  song,
  size,
  position = 0,
  className = '',
  isDecorative = false,
}: SongCoverProps) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const shape = className ? `song-cover ${className}` : 'song-cover';
  const side = size === 'card' ? 352 : 800;
  return (
    <img
      src={size === 'card' ? song.coverCardUrl : song.coverPageUrl}
      alt={isDecorative ? '' : t.card.cover(title)}
      width={side}
      height={side}
      {...loadingOf(position)}
      data-moves-with={size === 'page' ? song.id : undefined}
      className={shape}
    />
  );
}
