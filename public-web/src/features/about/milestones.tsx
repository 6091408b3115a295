import { useQuery } from '@tanstack/react-query';
import { Link } from '../../components/link';
import { SongCover } from '../../components/song/song-cover';
import { songsQuery } from '../../components/song/song-queries';
import { useLanguageOf } from '../../lib/language';
import { useServices } from '../../lib/services';
import type { AboutTexts } from '../../lib/about-texts';

/** The covers come with the songs, which the browser loads; the text is complete without them. */
export function Milestones({ milestones }: Pick<AboutTexts, 'milestones'>) {
  const { api } = useServices();
  const languageOf = useLanguageOf();
  const { data: songs } = useQuery(songsQuery(api));
  return (
    <ol className="grid gap-5">
      {milestones.map(({ when, what, song: slug }, index) => {
        const song = songs?.find((one) => one.slug === slug);
        return (
          <li key={index} className="grid min-h-18 grid-cols-[4.5rem_1fr] items-center gap-x-5">
            <span className="size-18">
              {song && (
                <Link to={`/songs/${song.slug}`}>
                  <SongCover song={song} size="card" position={Infinity} />
                </Link>
              )}
            </span>
            <span className="grid gap-x-8 sm:grid-cols-[10rem_1fr]">
              <span className="font-display text-lg text-zari-text lining-nums" lang={languageOf(when)}>
                {when}
              </span>
              <span lang={languageOf(what)}>{what}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
