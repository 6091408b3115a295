import { formatDuration } from '@paattu/api-client/duration';
import { ShareIcon } from '../../components/icons';
import { useTimeOf } from '../../lib/player/use-player';
import { useServices } from '../../lib/services';
import { songs as t } from '../../translations/songs';
import { shareSong } from './share-song';
import type { Song } from './song-queries';

export function ShareButton({ song }: { song: Song }) {
  const { origin } = useServices();
  return (
    <button
      type="button"
      className="chip"
      aria-label={t.card.share(song.title)}
      onClick={() => void shareSong(song, origin)}
    >
      <ShareIcon size={18} /> {t.card.shareShort}
    </button>
  );
}

/** Shares the current moment of the song while the player has this song. */
export function ShareMoment({ song }: { song: Song }) {
  const { origin } = useServices();
  const time = useTimeOf(song.id);
  const seconds = Math.floor(time?.current ?? 0);
  if (seconds < 1) return null;
  return (
    <button type="button" className="chip tabular-nums" onClick={() => void shareSong(song, origin, seconds)}>
      {t.card.shareAt(formatDuration(seconds))}
    </button>
  );
}
