import type { Track } from '../../lib/player/track';
import type { useSwipe } from '../../lib/use-swipe';

interface TrackCoverProps {
  track: Track;
  /** The large one moves with the music. */
  size?: 'card' | 'page';
  /** The handlers of a swipe on it. */
  swipe?: ReturnType<typeof useSwipe>;
}

/**
 * The cover of a song in the player. A song that an earlier release has saved may lack its addresses: the server then has the
 * cover at the address of the song, and draws one where there is none.
 */
export function TrackCover({ track, size = 'card', swipe }: TrackCoverProps) {
  const ofSize = size === 'card' ? track.coverCardUrl : track.coverPageUrl;
  return (
    <img
      src={ofSize ?? track.coverUrl ?? `/api/songs/${track.id}/cover?size=${size}`}
      alt=""
      className={size === 'card' ? 'player-cover' : undefined}
      data-moves-with={size === 'page' ? track.id : undefined}
      {...swipe}
    />
  );
}
