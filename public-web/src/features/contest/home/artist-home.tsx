import { artistData } from '../../../components/artist-data';
import { Drawing } from '../../../components/drawing';
import { PageMeta } from '../../../components/page-meta';
import { SongCover } from '../../../components/song/song-cover';
import type { Song } from '../../../components/song/song-queries';
import { useSiteTexts } from '../../../lib/site-texts';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { artistHome as english } from '../../../translations/en/artist-home';
import { artistHome as malayalam } from '../../../translations/ml/artist-home';
import { HeroSong } from './hero';
import { NewSongs } from './new-songs';

/** No area of the catalogue, because each area adds to the first load of every page. */
const SENTENCES = { en: english, ml: malayalam };

/** The home page of a site without a contest: the artist and the newest song, or that the first one is to come. */
export function ArtistHome({ songs }: { songs: readonly Song[] }) {
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
          <Drawing name="loom" className="hero-cover h-auto w-full" />
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
        {song && <HeroSong song={song} songs={songs} label={newest} />}
      </div>
      <NewSongs songs={songs} without={song} />
    </>
  );
}
