import type { Track } from '../../lib/player/track';

/** The small cover of a song in the player, or the first letter of its title. */
export function TrackCover({ track }: { track: Track }) {
  const url = track.coverCardUrl ?? track.coverUrl;
  if (url) return <img src={url} alt="" className="player-cover" />;
  return (
    <span
      aria-hidden="true"
      className="player-cover grid place-items-center font-display text-lg text-zari-text"
    >
      {Array.from(track.title)[0]}
    </span>
  );
}
