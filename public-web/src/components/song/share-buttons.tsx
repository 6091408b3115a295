import { formatDuration } from '@paattu/shared/duration';
import { localizedPath } from '@paattu/shared/locales';
import { Icon } from '../icon';
import { useTimeOf } from '../../lib/player/use-player';
import { useServices } from '../../lib/services';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { Track } from '../../lib/player/track';
import { shareLink } from './share-link';
import { useSiteTexts } from '../../lib/site-texts';
import { useSongTitle } from '../../lib/song-title';

type SharedSong = Pick<Track, 'id' | 'slug' | 'title' | 'titleMalayalam' | 'artist'>;

interface ShareProps {
  song: SharedSong;
  className?: string;
}

export function ShareButton({ song, className = 'chip' }: ShareProps) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const share = useShare(song);
  return (
    <button type="button" className={className} aria-label={t.card.share(title)} onClick={() => share('')}>
      <Icon name="share" size={18} /> {t.card.shareShort}
    </button>
  );
}

/** Shares the current moment of the song while the player has this song. */
export function ShareMoment({ song, className = 'chip' }: ShareProps) {
  const t = useTranslations('songs');
  const share = useShare(song);
  const time = useTimeOf(song.id);
  const seconds = Math.floor(time?.current ?? 0);
  if (seconds < 1) return null;
  return (
    <button type="button" className={`tabular-nums ${className}`} onClick={() => share(`?t=${seconds}`)}>
      {t.card.shareAt(formatDuration(seconds))}
    </button>
  );
}

/** Shares the address of the song in the language of this page, with a query. */
function useShare(song: SharedSong) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const { origin } = useServices();
  const { artistOf } = useSiteTexts();
  const path = localizedPath(useLocale(), `/songs/${song.slug}`);
  const text = `${title} · ${artistOf(song.artist)}`;
  return (query: string) => void shareLink({ title, text, url: origin + path + query }, t.share);
}
