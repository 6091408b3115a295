import { useEffect, useRef, useState } from 'react';
import { useLanguageOf } from '../../lib/language';
import { Link } from '../../components/link';
import { LyricsToggle, Lyrics } from './lyrics';
import { Menu } from '../../components/menu';
import { CoverWithPlay } from '../../components/song/cover-with-play';
import { ShareButton, ShareMoment } from '../../components/song/share-buttons';
import { SongSeek } from '../../components/song/song-seek';
import { type SongPlay, useSongPlay } from '../../components/song/use-song-play';
import { useInView } from '../../lib/use-in-view';
import { useTranslations } from '../../translations/use-translations';
import { DownloadButton } from './download-button';
import { SongCounts } from './song-counts';
import { SongActions } from './song-actions';
import { SongFacts } from './song-facts';
import type { Song } from '../../components/song/song-queries';
import { useSongTitle } from '../../lib/song-title';
import { SecondTitle } from '../../components/song/second-title';

/** The page's HTML has these cards whole, and the titles of those far below, which get the rest when they come near. */
const FIRST_VIEW = 6;

/** The songs whose whole card was shown: the list is as high as before when a visitor comes back to a place in it. */
const shown = new Set<string>();

interface SongCardProps {
  song: Song;
  queue: readonly Song[];
}

export function SongCard({ song, queue }: SongCardProps) {
  const title = useSongTitle(song);
  const play = useSongPlay(song, queue);
  const titleId = `song-${song.slug}`;
  const position = queue.indexOf(song);
  const card = useRef<HTMLElement>(null);
  const isNear = useInView(card, position < FIRST_VIEW || shown.has(song.id));
  useEffect(() => {
    if (isNear) shown.add(song.id);
  }, [isNear, song.id]);
  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      className={isNear ? 'song-card' : 'song-card song-card-far'}
    >
      {isNear && <CoverWithPlay song={song} play={play} position={position} />}
      <div className="song-card-head">
        <h2 id={titleId}>
          <Link to={`/songs/${song.slug}`} lang={title.lang}>
            {title.text}
          </Link>
          <SecondTitle title={title} />
        </h2>
        {isNear && <SongFacts song={song} className="mt-1.5 text-sm" />}
      </div>
      {isNear && <Rest song={song} play={play} titleId={titleId} />}
    </article>
  );
}

interface RestProps {
  song: Song;
  play: SongPlay;
  titleId: string;
}

/** What one does with the song. */
function Rest({ song, play, titleId }: RestProps) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs').card;
  const [lyricsOpen, setLyricsOpen] = useState(false);
  return (
    <div className="song-card-rest">
      <SongSeek song={song} play={play} />
      <div className="flex flex-wrap items-center gap-x-4">
        <SongActions song={song}>
          <DownloadButton song={song} className="chip" />
          <Menu label={t.more(title)}>
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
  );
}

/** The first two lines of the lyrics. Below the button, so that the lyrics take its place and the button stays. */
function Excerpt({ lyrics }: { lyrics: string }) {
  const languageOf = useLanguageOf();
  const lines = lyrics.split(/[\r\n]+/).filter((line) => line.trim());
  return (
    <p lang={languageOf(lyrics)} className="malayalam text-ink-2">
      {lines.slice(0, 2).map((line, position) => (
        <span key={position} className="line-clamp-1">
          {line}
        </span>
      ))}
    </p>
  );
}
