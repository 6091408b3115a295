import { formatDuration } from '@paattu/api-client/duration';
import { ShareIcon } from '../../components/icons';
import { usePlayerState, usePlayerTime } from '../../lib/player/use-player';
import { useServices } from '../../lib/services';
import { songs as t } from '../../translations/songs';
import { shareSong } from './share-song';
import type { Song } from './song-queries';

/** Shares the song and, once it plays, the moment that is heard. */
export function ShareButtons({ song }: { song: Song }) {
  const { origin } = useServices();
  const { track } = usePlayerState();
  return (
    <>
      <button
        type="button"
        className="chip"
        aria-label={t.card.share(song.title)}
        onClick={() => void shareSong(song, origin)}
      >
        <ShareIcon size={18} /> {t.card.shareShort}
      </button>
      {track?.id === song.id && <ShareMoment song={song} />}
    </>
  );
}

function ShareMoment({ song }: { song: Song }) {
  const { origin } = useServices();
  const seconds = Math.floor(usePlayerTime().current);
  if (seconds < 1) return null;
  return (
    <button type="button" className="chip tabular-nums" onClick={() => void shareSong(song, origin, seconds)}>
      {t.card.shareAt(formatDuration(seconds))}
    </button>
  );
}
