import { Link } from '../../components/link';
import { useSongTitle } from '../../lib/song-title';
import { useTranslations } from '../../translations/use-translations';
import { SongCover } from '../../components/song/song-cover';
import type { Song } from '../../components/song/song-queries';
import { SecondTitle } from '../../components/song/second-title';

/** The songs before and after this one in the list. */
export function SongNeighbours({ song, songs }: { song: Song; songs: Song[] }) {
  const t = useTranslations('songs').page;
  const position = songs.indexOf(song);
  const [previous, next] = [songs[position - 1], songs[position + 1]];
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.more} className="song-neighbours">
      {previous && <Neighbour song={previous} label={t.previous} />}
      {next && <Neighbour song={next} label={t.next} />}
    </nav>
  );
}

function Neighbour({ song, label }: { song: Song; label: string }) {
  const title = useSongTitle(song);
  return (
    <Link to={`/songs/${song.slug}`} className="group grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-6">
      <SongCover song={song} size="card" position={Infinity} isDecorative />
      <span className="min-w-0">
        <span className="block text-sm text-ink-2">{label}</span>
        <span
          className="block font-display text-xl leading-snug wrap-anywhere group-hover:underline"
          lang={title.lang}
        >
          {title.text}
        </span>
        <SecondTitle title={title} className="block text-ink-2" />
      </span>
    </Link>
  );
}
