import { artistData } from '../../../components/artist-data';
import { Drawing } from '../../../components/drawing';
import { PageMeta } from '../../../components/page-meta';
import { SongCover } from '../../../components/song/song-cover';
import type { Song } from '../../../components/song/song-queries';
import { useSiteTexts } from '../../../lib/site-texts';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { artistHome as english } from '../../../translations/en/artist-home';
import { artistHome as malayalam } from '../../../translations/ml/artist-home';
import type { HeroSong } from './hero';
import type { NewSongs } from './new-songs';

/** No area of the catalogue, because each area adds to the first load of every page. */
const SENTENCES = { en: english, ml: malayalam };

interface ArtistHomeProps {
  songs: readonly Song[];
  /** Of the page with a contest. An import would make a chunk of them, for which each first load waits. */
  HeroSong: typeof HeroSong;
  NewSongs: typeof NewSongs;
}

/** The home page of a site without a contest: the artist and the newest song, or that the first one is to come. */
export default function ArtistHome({ songs, HeroSong, NewSongs }: ArtistHomeProps) {
  const t = SENTENCES[useLocale()];
  const { newest } = useTranslations('contest');
  const { name, secondName, tagline } = useSiteTexts();
  const [song] = songs;
  return (
    <>
      <PageMeta
        path="/"
        title={t.title}
        description={tagline}
        structuredData={import.meta.env.SSR ? artistData : undefined}
      />
      <div className="wrap hero" data-cover="">
        {song ? (
          <SongCover song={song} size="page" className="hero-cover" />
        ) : (
          <Drawing name="loom" width={320} height={320} className="hero-cover object-cover sm:w-full" />
        )}
        <div className="hero-words">
          <h1 className="text-4xl leading-display wrap-anywhere">
            {name}
            {secondName && (
              <span
                lang={secondName.lang}
                className="malayalam-own mt-3 block text-[0.4em] leading-normal font-normal text-ink-2"
              >
                {secondName.text}
              </span>
            )}
          </h1>
          <p className="mt-4 max-w-[46ch] text-lg text-ink-2">{tagline}</p>
          {!song && <p className="mt-7 font-display text-xl">{t.soon}</p>}
        </div>
        {song && (
          // Below the words, where Play is in the first view of a low window.
          <div className="hero-song self-start">
            <HeroSong song={song} songs={songs} label={newest} />
          </div>
        )}
      </div>
      <NewSongs songs={songs} without={song} />
    </>
  );
}
