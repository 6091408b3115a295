import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../components/icon';
import { useLanguageOf } from '../../lib/language';
import { useTranslations } from '../../translations/use-translations';
import { lyricsQuery } from '../../components/song/lyrics-query';
import type { Song } from '../../components/song/song-queries';
import { useSongTitle } from '../../lib/song-title';

export function LyricsToggle({
  song,
  controls,
  open,
  onToggle,
}: {
  song: Song;
  controls: string;
  open: boolean;
  onToggle(): void;
}) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  return (
    <button
      type="button"
      className="chip -ml-2"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span>
        {open ? t.card.hideLyrics : t.card.showLyrics}{' '}
        <span className="sr-only">{t.card.lyricsOf(title)}</span>
      </span>
      <Icon name="chevron" size={18} className={open ? 'rotate-180' : ''} />
    </button>
  );
}

/** The text of the song's lyrics file, with its line breaks and blank lines. */
export function Lyrics({ url }: { url: string }) {
  const languageOf = useLanguageOf();
  const t = useTranslations('songs');
  const { data: text, isError } = useQuery(lyricsQuery(url));
  if (isError) return <p role="alert">{t.card.lyricsFailed}</p>;
  if (text === undefined) return <p role="status">{t.card.lyricsLoading}</p>;
  return (
    <p
      lang={languageOf(text)}
      className="lyrics malayalam border-l-3 border-zari pl-5 text-lg leading-[1.85] whitespace-pre-wrap"
    >
      {text.trim()}
    </p>
  );
}
