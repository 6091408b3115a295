import { SongTile } from '../../../components/song/song-tile';
import type { Song } from '../../../components/song/song-queries';
import { useTranslations } from '../../../translations/use-translations';
import { songOf } from '../facts/contest-song';
import type { EntryAt } from './entry-at';

/** The song that the entry covers, with its play button. Nothing while the site does not have it. */
export function EntrySong({ entry, songs }: { entry: EntryAt; songs: readonly Song[] }) {
  const t = useTranslations('gallery').entry;
  const song = songOf(songs, entry);
  if (!song) return null;
  return (
    <section aria-labelledby="song-title" className="mt-8 print:hidden">
      <h2 id="song-title" className="text-xl">
        {t.original}
      </h2>
      <div className="mt-3 w-40">
        <SongTile song={song} queue={songs} />
      </div>
    </section>
  );
}
