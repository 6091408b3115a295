import { useSongTitle } from '../../lib/song-title';
import { PlayButton } from '../player/play-button';
import { SongCover } from './song-cover';
import type { Song } from './song-queries';
import type { SongPlay } from './use-song-play';

interface CoverWithPlayProps {
  song: Song;
  play: SongPlay;
  position: number;
}

/** The cover of a song in a list, with the play button on it. */
export function CoverWithPlay({ song, play, position }: CoverWithPlayProps) {
  const title = useSongTitle(song).text;
  return (
    <div className="playback relative">
      <SongCover song={song} size="card" position={position} />
      <span className="on-cover">
        <PlayButton song={title} playing={play.sounds} onToggle={play.toggle} />
      </span>
    </div>
  );
}
