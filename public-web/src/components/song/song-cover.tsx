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

/** With its signs, and with the letters that a virama joins to it: 'വേ', 'ത്യാ'. */
function firstLetter(title: string): string {
  return /\P{M}(?:\p{M}|(?<=\u0d4d)\P{M})*/u.exec(title)?.[0] ?? '';
}

/** The cover, or the first letter of the title. */
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
  const src = size === 'card' ? song.coverCardUrl : (song.coverPageUrl ?? song.coverUrl);
  if (!src)
    return (
      <span
        aria-hidden="true"
        className={`${shape} grid place-items-center font-display ${size === 'page' ? 'text-[8rem]' : 'text-4xl'} text-zari-text`}
      >
        {firstLetter(title)}
      </span>
    );
  const side = size === 'card' ? 352 : 800;
  return (
    <img
      src={src}
      alt={isDecorative ? '' : t.card.cover(title)}
      width={side}
      height={side}
      {...loadingOf(position)}
      data-moves-with={size === 'page' ? song.id : undefined}
      className={shape}
    />
  );
}
