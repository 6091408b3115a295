import { formatDuration } from '@paattu/shared/duration';
import { useQuery } from '@tanstack/react-query';
import { artistData } from '../../../components/artist-data';
import { Drawing } from '../../../components/drawing';
import { Link } from '../../../components/link';
import { PageMeta } from '../../../components/page-meta';
import { PlayButton } from '../../../components/player/play-button';
import { SecondTitle } from '../../../components/song/second-title';
import { sharePicture } from '../../../components/song/share-picture';
import { SongCover } from '../../../components/song/song-cover';
import type { Song } from '../../../components/song/song-queries';
import { useSongPlay } from '../../../components/song/use-song-play';
import { SocialLinks } from '../../../components/social-links';
import { Zari } from '../../../components/zari';
import { useDates } from '../../../lib/dates';
import { aboutText, aboutTextsQuery } from '../../../lib/about-texts';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useSiteTexts } from '../../../lib/site-texts';
import { useSongTitle } from '../../../lib/song-title';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { EntryPhoto } from '../entry/entry-photo';
import { ContestLink } from '../facts/contest-link';
import type { Contest } from '../facts/contest-queries';
import { resultsPath } from '../results/result-query';
import { AboutBand } from './about-band';
import { type HomeParts, useSentences } from './later-home';

/** The list has as many songs beside the newest one; the page of songs has all. */
const MOST_ROWS = 8;

interface ArtistHomeProps {
  /** The one that is over; null on a site without one. */
  contest: Contest | null;
  songs: readonly Song[];
  parts: HomeParts;
}

/** The home page while no contest runs: the artist and the newest song, or that the first one is to come. */
export function ArtistHome({ contest, songs, parts }: ArtistHomeProps) {
  const { tagline, portrait } = useSiteTexts();
  const locale = useLocale();
  return (
    <>
      <PageMeta
        path="/"
        description={tagline?.text}
        image={import.meta.env.SSR && !portrait && songs[0] ? sharePicture(songs[0], locale) : undefined}
        structuredData={import.meta.env.SSR ? artistData : undefined}
      />
      <ArtistHero songs={songs} parts={parts} />
      {songs.length > 1 && <Songs songs={songs} />}
      {contest && <LastWinner contest={contest} />}
      {songs.length > 0 && <AboutBand />}
    </>
  );
}

interface ArtistHeroProps {
  songs: readonly Song[];
  parts: Pick<HomeParts, 'HeroCover' | 'HeroSong'>;
}

/** The artist and the newest song with a line of its lyrics. */
export function ArtistHero({ songs, parts: { HeroCover, HeroSong } }: ArtistHeroProps) {
  const { newest } = useTranslations('contest');
  const { name, nameLang, secondName, tagline } = useSiteTexts();
  const [song] = songs;
  return (
    <div className="wrap hero hero-artist" data-cover="">
      {song ? (
        <HeroCover song={song} songs={songs} />
      ) : (
        <Drawing name="loom" width={320} height={320} className="hero-cover hero-drawing object-cover" />
      )}
      <div className="hero-words">
        <div className="flex items-center gap-4">
          <ArtistPortrait />
          <h1
            lang={nameLang}
            className={song ? 'text-3xl wrap-anywhere' : 'text-4xl leading-display wrap-anywhere'}
          >
            {name}
            {secondName && (
              <span
                lang={secondName.lang}
                className="malayalam-own mt-1 block text-[0.5em] leading-normal font-normal text-ink-2"
              >
                {secondName.text}
              </span>
            )}
          </h1>
        </div>
        {tagline && (
          <p lang={tagline.lang} className="mt-3 max-w-[46ch] text-lg text-ink-2">
            {tagline.text}
          </p>
        )}
        {!song && <SongsSoon />}
        {song && <LineOfLyrics song={song} />}
      </div>
      {song && <HeroSong song={song} songs={songs} label={newest} />}
    </div>
  );
}

/** Before the first song: what there is to read or to follow meanwhile. */
function SongsSoon() {
  const t = useSentences().artist;
  const { name } = useSiteTexts();
  const locale = useLocale();
  const { api, preview } = useServices();
  const { data: own } = useQuery(aboutTextsQuery(api, preview));
  const hasAbout = own && aboutText(own, 'aboutIntro', locale);
  return (
    <>
      <p className="mt-7 font-display text-xl">{t.soon}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link to={hasAbout ? '/about' : '/contact'} className="btn btn-ghost">
          {hasAbout ? t.about(name) : t.contact}
        </Link>
        <SocialLinks />
      </div>
    </>
  );
}

/** The name is beside it. */
function ArtistPortrait() {
  const { preview } = useServices();
  const { portrait } = useSiteTexts();
  if (!portrait) return null;
  return (
    <img
      src={`/api/texts/portraits/${portrait}?size=card${preview ? `&preview=${preview}` : ''}`}
      alt=""
      width={64}
      height={80}
      decoding="async"
      className="h-20 w-16 flex-none bg-cloth-3 object-cover"
    />
  );
}

/** The first line, or two that are short. */
function LineOfLyrics({ song: { description } }: { song: Song }) {
  const languageOf = useLanguageOf();
  const line = description?.split(/\r\n?|\n/).find((text) => text.trim());
  if (!line) return null;
  return (
    <p className="hero-lyric" lang={languageOf(line)}>
      {line}
    </p>
  );
}

function Songs({ songs }: { songs: readonly Song[] }) {
  const t = useSentences().artist;
  return (
    <section aria-labelledby="songs-title" className="wrap section">
      <div className="section-head">
        <h2 id="songs-title" className="text-3xl">
          {t.songs}
        </h2>
        <Link to="/songs" className="text-link tap">
          {t.all}
        </Link>
      </div>
      <ul className="song-rows">
        {songs.slice(1, MOST_ROWS + 1).map((song) => (
          <li key={song.id} className="song-row">
            <SongRow song={song} songs={songs} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SongRow({ song, songs }: { song: Song; songs: readonly Song[] }) {
  const title = useSongTitle(song);
  const play = useSongPlay(song, songs);
  const { date } = useDates();
  return (
    <>
      <SongCover song={song} size="card" position={Infinity} className="song-row-cover" isDecorative />
      <div className="min-w-0 grow">
        <h3 className="text-lg leading-snug wrap-anywhere">
          <Link to={`/songs/${song.slug}`} lang={title.lang} className="reach hover:underline">
            {title.text}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <SecondTitle title={title} />
          {song.releaseDate && <span>{date(song.releaseDate)}</span>}
        </p>
      </div>
      {song.durationSeconds !== null && (
        <span className="song-row-time text-sm text-ink-2 tabular-nums">
          {formatDuration(song.durationSeconds)}
        </span>
      )}
      <PlayButton song={title.text} playing={play.sounds} onToggle={play.toggle} />
    </>
  );
}

/** One band, so that who sang last is not forgotten. */
function LastWinner({ contest }: { contest: Contest }) {
  const t = useSentences().last;
  const languageOf = useLanguageOf();
  const { winner, slug, hasResults } = contest;
  return (
    <section aria-labelledby="last-title" className="band bg-cloth-2">
      <Zari />
      <div className="wrap winner py-10">
        {winner && <EntryPhoto entry={winner} className="winner-photo" />}
        <div className="min-w-0">
          <h2 id="last-title" className={winner ? 'text-lg text-zari-text' : 'text-2xl'}>
            {winner ? t.title : t.without}
          </h2>
          {winner && (
            <p className="mt-1 font-display text-3xl font-[560] wrap-anywhere">
              <Link
                to={`/entries/${winner.slug}`}
                className="reach hover:underline"
                lang={languageOf(winner.name)}
              >
                {winner.name}
              </Link>
            </p>
          )}
          <p className="mt-1">
            <ContestLink contest={contest} />
          </p>
          <p className="mt-3 flex flex-wrap gap-x-7">
            {hasResults && (
              <Link to={resultsPath(slug)} className="text-link tap">
                {t.result}
              </Link>
            )}
            <Link to="/entries" className="text-link tap">
              {t.hear}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
