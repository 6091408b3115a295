import { useSongTitle } from '../../lib/song-title';
import { PlayButton } from '../player/play-button';
import type { Song } from './song-queries';
import { SongSeek } from './song-seek';
import { useSongPlay } from './use-song-play';

interface SongPlaybackProps {
  song: Song;
  queue: readonly Song[];
  /** Playback starts here, in seconds. */
  startAt?: number;
}

/** Play button and waveform of one song, in a row. */
export function SongPlayback({ song, queue, startAt = 0 }: SongPlaybackProps) {
  const title = useSongTitle(song).text;
  const play = useSongPlay(song, queue, startAt);
  return (
    <div className="playback flex items-center gap-4">
      <PlayButton large song={title} playing={play.sounds} onToggle={play.toggle} />
      <SongSeek song={song} play={play} startAt={startAt} />
    </div>
  );
}
