import { formatDuration } from '@paattu/api-client/duration';
import { useState } from 'react';
import { useDates } from '../../lib/dates';
import { loadingOf } from '../../lib/image-loading';
import { useLanguageOf } from '../../lib/language';
import { SITE_TIME_ZONE } from '../../lib/time-zone';
import { useSearch } from '../../lib/use-search';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import { FavoriteButton } from './favorite-button';
import { LyricsToggle, Lyrics } from './lyrics';
import { ShareButton } from './share-buttons';
import { SongActions } from './song-actions';
import { SongPlayback } from './song-playback';
import type { Song } from './song-queries';
import { useSongTitle } from '../../lib/song-title';
import { startTime } from './start-time';
import { useArrival } from './use-arrival';

interface SongCardProps {
  song: Song;
  queue: readonly Song[];
  /** The URL of the page names this song. */
  named: boolean;
}

export function SongCard({ song, queue, named }: SongCardProps) {
  const title = useSongTitle(song);
  const card = useArrival(named);
  const languageOf = useLanguageOf();
  const search = useSearch();
  const [lyricsOpen, setLyricsOpen] = useState(false);
  const titleId = `song-${song.slug}`;
  return (
    <article
      ref={card}
      // `head-script.js` opens the page at this element.
      data-named={named || undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="card grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-4 p-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-7 sm:p-6"
    >
      <Cover song={song} position={queue.indexOf(song)} />
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 grow wrap-anywhere">
          <h2 id={titleId} className="text-2xl">
            <Link to={`/songs/${song.slug}`} className="hover:underline" lang={title.lang}>
              {title.text}
            </Link>
            {title.second && (
              <span
                lang={title.second.lang}
                className="malayalam mt-1 block text-xl leading-snug font-normal text-ink-2"
              >
                {title.second.text}
              </span>
            )}
          </h2>
          <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-ink-2">
            <span className="font-medium text-ink" lang={languageOf(song.artist)}>
              {song.artist}
            </span>
            <span>
              <ReleaseDate song={song} />
            </span>
            {song.durationSeconds !== null && <span>{formatDuration(song.durationSeconds)}</span>}
          </p>
        </div>
        <FavoriteButton song={song} />
      </div>
      <div className="col-span-full grid min-w-0 grid-cols-1 gap-3 sm:col-span-1 sm:col-start-2">
        {song.description && (
          <p
            lang={languageOf(song.description)}
            className="malayalam line-clamp-2 max-w-[60ch] wrap-anywhere text-ink-2"
          >
            {song.description}
          </p>
        )}
        <SongPlayback
          song={song}
          queue={queue}
          startAt={named ? startTime(search, song.durationSeconds) : 0}
        />
        <SongActions song={song}>
          {song.lyricsUrl && (
            <LyricsToggle
              song={song}
              controls={`${titleId}-lyrics`}
              open={lyricsOpen}
              onToggle={() => setLyricsOpen(!lyricsOpen)}
            />
          )}
          <ShareButton song={song} />
        </SongActions>
        {/* Print includes the lyrics of the song that the URL names, open or not. */}
        <div id={`${titleId}-lyrics`} className={lyricsOpen ? '' : `hidden ${named ? 'print:block' : ''}`}>
          {(lyricsOpen || named) && song.lyricsUrl && <Lyrics url={song.lyricsUrl} />}
        </div>
      </div>
    </article>
  );
}

/** Without a release date, a song counts as released on the day of its publication. */
function ReleaseDate({ song: { releaseDate, publishedAt, createdAt } }: { song: Song }) {
  const { date } = useDates();
  return releaseDate ? date(releaseDate) : date(publishedAt ?? createdAt, SITE_TIME_ZONE);
}

function Cover({ song, position }: { song: Song; position: number }) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const shape = 'aspect-square w-full rounded-1 bg-cloth-3 sm:row-span-2';
  if (!song.coverCardUrl)
    return (
      <span
        aria-hidden="true"
        className={`${shape} grid place-items-center font-display text-4xl text-zari-text`}
      >
        {Array.from(title)[0]}
      </span>
    );
  return (
    <img
      src={song.coverCardUrl}
      alt={t.card.cover(title)}
      width={352}
      height={352}
      {...loadingOf(position)}
      className={`${shape} object-cover`}
    />
  );
}
