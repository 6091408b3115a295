import { useState } from 'react';
import { useLanguageOf } from '../../lib/language';
import { Link } from '../../components/link';
import { LyricsToggle, Lyrics } from './lyrics';
import { Menu } from '../../components/menu';
import { CoverWithPlay } from '../../components/song/cover-with-play';
import { ShareButton, ShareMoment } from '../../components/song/share-buttons';
import { SongSeek } from '../../components/song/song-seek';
import { useSongPlay } from '../../components/song/use-song-play';
import { useTranslations } from '../../translations/use-translations';
import { DownloadButton } from './download-button';
import { SongCounts } from './song-counts';
import { SongActions } from './song-actions';
import { SongFacts } from './song-facts';
import type { Song } from '../../components/song/song-queries';
import { versesOf } from './verses';
import { useSongTitle } from '../../lib/song-title';
import { SecondTitle } from '../../components/song/second-title';

interface SongCardProps {
  song: Song;
  queue: readonly Song[];
}

export function SongCard({ song, queue }: SongCardProps) {
  const title = useSongTitle(song);
  const t = useTranslations('songs').card;
  const play = useSongPlay(song, queue);
  const [lyricsOpen, setLyricsOpen] = useState(false);
  const titleId = `song-${song.slug}`;
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-rows-[auto_1fr] items-start grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-4 py-8 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-8 sm:py-12"
    >
      <CoverWithPlay song={song} play={play} position={queue.indexOf(song)} className="sm:row-span-2" />
      <div className="min-w-0 wrap-anywhere">
        <h2 id={titleId} className="text-2xl">
          <Link to={`/songs/${song.slug}`} className="reach hover:underline" lang={title.lang}>
            {title.text}
          </Link>
          <SecondTitle title={title} className="mt-1 block text-lg leading-snug font-normal text-ink-2" />
        </h2>
        <SongFacts song={song} className="mt-1.5 text-sm" />
      </div>
      <div className="col-span-full grid min-w-0 grid-cols-1 gap-3 sm:col-span-1 sm:col-start-2">
        <SongSeek song={song} play={play} />
        <div className="flex flex-wrap items-center gap-x-4">
          <SongActions song={song}>
            <DownloadButton song={song} className="chip" />
            <Menu label={t.more(title.text)}>
              <ShareButton song={song} className="menu-item" />
              <ShareMoment song={song} className="menu-item" />
            </Menu>
          </SongActions>
          {song.lyricsUrl && (
            <LyricsToggle
              song={song}
              controls={`${titleId}-lyrics`}
              open={lyricsOpen}
              onToggle={() => setLyricsOpen(!lyricsOpen)}
            />
          )}
          <SongCounts song={song} />
        </div>
        {song.description && !lyricsOpen && <Excerpt lyrics={song.description} />}
        <div id={`${titleId}-lyrics`} className={lyricsOpen ? '' : 'hidden'}>
          {lyricsOpen && song.lyricsUrl && <Lyrics url={song.lyricsUrl} />}
        </div>
      </div>
    </article>
  );
}

/** The first two lines of the lyrics. Below the button, so that the lyrics take its place and the button stays. */
function Excerpt({ lyrics }: { lyrics: string }) {
  const languageOf = useLanguageOf();
  const lines = versesOf(lyrics).flat().slice(0, 2);
  return (
    <p lang={languageOf(lyrics)} className="malayalam text-ink-2">
      {lines.map((line, position) => (
        <span key={position} className="line-clamp-1">
          {line}
        </span>
      ))}
    </p>
  );
}
