import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { LoadFailure } from '../../components/load-failure';
import { NotFoundPage } from '../../components/not-found-page';
import { PageMeta } from '../../components/page-meta';
import { SecondTitle } from '../../components/song/second-title';
import { ShareButton, ShareMoment } from '../../components/song/share-buttons';
import { SongCover } from '../../components/song/song-cover';
import { SongPlayback } from '../../components/song/song-playback';
import { type Song, songsQuery } from '../../components/song/song-queries';
import { useRenewedQueue } from '../../components/song/use-renewed-queue';
import { Verses } from '../../components/song/verses';
import { Spinner } from '../../components/spinner';
import { matchPath } from '../../lib/router/match-path';
import { useServices } from '../../lib/services';
import { useLanguageOf } from '../../lib/language';
import { useSiteTexts } from '../../lib/site-texts';
import { songTitle, useSongTitle } from '../../lib/song-title';
import { useFirstAnswers } from '../../lib/use-first-answers';
import { useSearch } from '../../lib/use-search';
import { useLocale, usePath, useTranslations } from '../../translations/use-translations';
import { DownloadButton } from './download-button';
import { SongActions } from './song-actions';
import { SongCounts } from './song-counts';
import { songData } from './song-data';
import { SongFacts } from './song-facts';
import { SongsFailure } from './songs-failure';
import { startTime } from './start-time';
import { sharePicture } from '../../components/song/share-picture';
import { hasLongTexts, wholeSongQuery, type WholeTexts } from './whole-song';

/** One song: its cover, the player, the lyrics, and more songs. */
export function SongPage() {
  const t = useTranslations('songs');
  const { api } = useServices();
  const slug = useSongSlug();
  useFirstAnswers([songsQuery(api)], (queries) => queries.prefetchQuery(songsQuery(api)));
  const { data: songs, isLoadingError } = useQuery(songsQuery(api));
  useRenewedQueue(songs);
  if (!songs)
    return (
      <div className="wrap pt-12 md:pt-16">
        <PageMeta title={t.title} path={`/songs/${slug}`} />
        <h1 className="text-4xl">{t.title}</h1>
        {isLoadingError ? <SongsFailure /> : <Spinner label={t.loading} />}
      </div>
    );
  const song = songs.find((one) => one.slug === slug);
  if (!song) return <NotFoundPage />;
  // Another song begins with its own state.
  return <WholeSong key={song.id} song={song} songs={songs} />;
}

function WholeSong({ song, songs }: { song: Song; songs: Song[] }) {
  const { api } = useServices();
  const ofTexts = wholeSongQuery(api, song);
  useFirstAnswers(hasLongTexts(song) ? [ofTexts] : [], (queries) => queries.prefetchQuery(ofTexts));
  const texts = useQuery(ofTexts);
  return (
    <div className="wrap pt-8 md:pt-12">
      <SongHead song={song} lyrics={texts.data?.description} />
      <SongArticle song={song} songs={songs}>
        {texts.data && <SongStory texts={texts.data} />}
        {song.description && (
          <SongLyrics
            text={texts.data?.description}
            onRetry={texts.isLoadingError ? () => void texts.refetch() : undefined}
          />
        )}
      </SongArticle>
      <MoreSongs song={song} songs={songs} />
    </div>
  );
}

function SongArticle({ song, songs, children }: { song: Song; songs: Song[]; children: ReactNode }) {
  const title = useSongTitle(song);
  const search = useSearch();
  return (
    <article aria-labelledby="song-title" className="song-article">
      <SongCover song={song} size="page" />
      <div className="min-w-0">
        <h1 id="song-title" className="text-4xl wrap-anywhere" lang={title.lang}>
          {title.text}
          <SecondTitle
            title={title}
            className="mt-3 block text-[0.48em] leading-snug font-normal text-ink-2"
          />
        </h1>
        <div className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <SongFacts song={song} className="" />
          {/* The first play adds a count without moving what follows. */}
          <div className="min-w-14">
            <SongCounts song={song} />
          </div>
          {song.description && <ToLyrics />}
        </div>
        <div className="song-listen">
          <SongPlayback song={song} queue={songs} startAt={startTime(search, song.durationSeconds)} />
        </div>
        <SongActions song={song}>
          {/* Where they do not fit, they have a line together. */}
          <div className="flex flex-wrap items-center gap-x-1">
            <DownloadButton song={song} className="chip" />
            <ShareButton song={song} />
            {/* As large as the button, which appears and disappears with the song in the player. */}
            <div className="min-h-11 min-w-36">
              <ShareMoment song={song} />
            </div>
          </div>
        </SongActions>
        {children}
      </div>
    </article>
  );
}

/** Where the page has one column, the lyrics are below the first view. */
function ToLyrics() {
  const t = useTranslations('songs').page;
  return (
    <Link to="#lyrics-title" className="reach text-link -my-2 w-full md:hidden print:hidden">
      {t.lyrics}
      <Icon name="chevron" size={18} className="ml-1 inline" />
    </Link>
  );
}

/** The head, the structured data and the colors of a song's page. */
function SongHead({ song, lyrics }: { song: Song; lyrics: string | null | undefined }) {
  const t = useTranslations('songs');
  const locale = useLocale();
  const { artistOf } = useSiteTexts();
  const { text, second } = songTitle(song, locale);
  const title = second ? `${text} (${second.text})` : text;
  return (
    <PageMeta
      title={title}
      description={t.descriptionOf(title, artistOf(song.artist), Boolean(song.description))}
      path={`/songs/${song.slug}`}
      type="music.song"
      image={sharePicture(song, locale)}
      audioPath={song.audioUrl ?? undefined}
      ground={song.ground ?? undefined}
      structuredData={import.meta.env.SSR ? (page) => songData(song, lyrics, page) : undefined}
    />
  );
}

/** What the artist tells about the song, in the language of the page if it is written in it. */
function SongStory({ texts: { story, storyMalayalam } }: { texts: WholeTexts }) {
  const t = useTranslations('songs').page;
  const locale = useLocale();
  const languageOf = useLanguageOf();
  const text = locale === 'ml' ? (storyMalayalam ?? story) : (story ?? storyMalayalam);
  if (!text) return null;
  return (
    <section aria-labelledby="story-title" className="mt-4 border-t border-line pt-8">
      <h2 id="story-title" className="text-xl">
        {t.story}
      </h2>
      <p lang={languageOf(text)} className="malayalam mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  );
}

/** The lyrics on a song's page. */
function SongLyrics({
  text,
  onRetry,
}: {
  text: string | null | undefined;
  onRetry: (() => void) | undefined;
}) {
  const t = useTranslations('songs');
  return (
    <section aria-labelledby="lyrics-title" className="mt-4 border-t border-line pt-8">
      <h2 id="lyrics-title" className="text-xl">
        {t.page.lyrics}
      </h2>
      {onRetry && <LoadFailure message={t.card.lyricsFailed} onRetry={onRetry} />}
      {text && <Verses lyrics={text} />}
    </section>
  );
}

const MOST_MORE = 4;

/** The songs that follow in the list, and after its end those of its beginning. */
function MoreSongs({ song, songs }: { song: Song; songs: Song[] }) {
  const t = useTranslations('songs').page;
  const position = songs.indexOf(song);
  const others = [...songs.slice(position + 1), ...songs.slice(0, position)].slice(0, MOST_MORE);
  if (!others.length) return null;
  return (
    <nav aria-labelledby="more-songs-title" className="more-songs">
      <h2 id="more-songs-title" className="mb-5 text-xl">
        {t.more}
      </h2>
      <ul className="tiles">
        {others.map((other) => (
          <li key={other.id}>
            <OtherSong song={other} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherSong({ song }: { song: Song }) {
  const title = useSongTitle(song);
  return (
    <Link to={`/songs/${song.slug}`} className="group block">
      <SongCover song={song} size="card" position={Infinity} isDecorative />
      <span
        className="mt-3 block font-display text-lg leading-snug wrap-anywhere group-hover:underline"
        lang={title.lang}
      >
        {title.text}
      </span>
      <SecondTitle title={title} className="block text-ink-2" />
    </Link>
  );
}

/** The song that the URL names, if any. */
function useSongSlug(): string | undefined {
  return matchPath('/songs/:slug', usePath())?.slug;
}
