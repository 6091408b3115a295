import { formatDuration } from '@paattu/api-client/duration';
import { localizedPath } from '@paattu/api-client/locales';
import { ShareIcon } from '../../components/icons';
import { useTimeOf } from '../../lib/player/use-player';
import { useServices } from '../../lib/services';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { shareSong } from './share-song';
import type { Song } from './song-queries';
import { useSongTitle } from '../../lib/song-title';

export function ShareButton({ song }: { song: Song }) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const share = useShare(song);
  return (
    <button type="button" className="chip" aria-label={t.card.share(title)} onClick={() => share('')}>
      <ShareIcon size={18} /> {t.card.shareShort}
    </button>
  );
}

/** Shares the current moment of the song while the player has this song. */
export function ShareMoment({ song }: { song: Song }) {
  const t = useTranslations('songs');
  const share = useShare(song);
  const time = useTimeOf(song.id);
  const seconds = Math.floor(time?.current ?? 0);
  if (seconds < 1) return null;
  return (
    <button type="button" className="chip tabular-nums" onClick={() => share(`?t=${seconds}`)}>
      {t.card.shareAt(formatDuration(seconds))}
    </button>
  );
}

/** Shares the address of the song in the language of this page, with a query. */
function useShare(song: Song) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const { origin } = useServices();
  const path = localizedPath(useLocale(), `/songs/${song.slug}`);
  return (query: string) => void shareSong({ title, artist: song.artist }, origin + path + query, t.share);
}
