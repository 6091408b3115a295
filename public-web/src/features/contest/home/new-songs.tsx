import { Link } from '../../../components/link';
import type { Song } from '../../../components/song/song-queries';
import { SongTile } from '../../../components/song/song-tile';
import { useTranslations } from '../../../translations/use-translations';

const NEWEST = 4;

/** The newest songs beside the one of the hero. */
export function NewSongs({ songs, without }: { songs: readonly Song[]; without?: Song }) {
  const t = useTranslations('contest').newSongs;
  const newest = songs.filter((song) => song !== without).slice(0, NEWEST);
  if (!newest.length) return null;
  return (
    <section aria-labelledby="new-songs-title" className="wrap section">
      <div className="section-head">
        <h2 id="new-songs-title" className="text-3xl">
          {t.title}
        </h2>
        <Link to="/songs" className="text-link tap">
          {t.all}
        </Link>
      </div>
      <ul className="tiles">
        {newest.map((song) => (
          <li key={song.id}>
            <SongTile song={song} queue={songs} />
          </li>
        ))}
      </ul>
    </section>
  );
}
