import { useSongTitle } from '../../lib/song-title';
import { PlayButton } from '../player/play-button';
import { SongCover } from './song-cover';
import type { Song } from './song-queries';
import type { SongPlay } from './use-song-play';

interface CoverWithPlayProps {
  song: Song;
  play: SongPlay;
  position?: number;
  /** The one that the page is about, in its own size. */
  isHero?: boolean;
}

/** The cover of a song, with the play button on it. */
export function CoverWithPlay({ song, play, position, isHero }: CoverWithPlayProps) {
  const title = useSongTitle(song).text;
  return (
    <div className={isHero ? 'hero-cover' : 'playback relative'}>
      <SongCover song={song} size={isHero ? 'page' : 'card'} position={position} />
      <span className="on-cover">
        <PlayButton song={title} playing={play.sounds} onToggle={play.toggle} />
      </span>
    </div>
  );
}
