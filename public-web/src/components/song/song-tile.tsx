import { useSongTitle } from '../../lib/song-title';
import { Link } from '../link';
import { CoverWithPlay } from './cover-with-play';
import type { Song } from './song-queries';
import { useSongPlay } from './use-song-play';
import { SecondTitle } from './second-title';

/** A song in a row of covers: the cover with its play button, and the titles below. */
export function SongTile({ song, queue }: { song: Song; queue: readonly Song[] }) {
  const title = useSongTitle(song);
  const play = useSongPlay(song, queue);
  return (
    <div className="min-w-0">
      <CoverWithPlay song={song} play={play} position={Infinity} />
      <h3 className="mt-3 text-lg wrap-anywhere">
        <Link to={`/songs/${song.slug}`} lang={title.lang} className="reach hover:underline">
          {title.text}
        </Link>
      </h3>
      <SecondTitle title={title} className="block leading-snug text-ink-2" />
    </div>
  );
}
