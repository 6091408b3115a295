import type { Track } from '../../lib/player/track';

/** The small cover of a song in the player. A song that an earlier release has saved may lack its address. */
export function TrackCover({ track }: { track: Track }) {
  const url = track.coverCardUrl ?? track.coverUrl ?? `/api/songs/${track.id}/cover?size=card`;
  return <img src={url} alt="" className="player-cover" />;
}
