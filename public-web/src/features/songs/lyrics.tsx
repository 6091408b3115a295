import { useQuery } from '@tanstack/react-query';
import { ChevronIcon } from '../../components/icons';
import { languageOf } from '../../lib/language';
import { songs as m } from '../../messages/songs';
import { lyricsQuery } from './song-queries';

export function LyricsToggle({
  controls,
  open,
  onToggle,
}: {
  controls: string;
  open: boolean;
  onToggle(): void;
}) {
  return (
    <button type="button" className="chip" aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      {open ? m.card.hideLyrics : m.card.showLyrics}
      <ChevronIcon size={18} className={open ? 'rotate-180' : ''} />
    </button>
  );
}

/** The text of the song's lyrics file, with its own lines and blank lines. */
export function Lyrics({ url }: { url: string | null }) {
  const { data: text, isError } = useQuery(lyricsQuery(url, true));
  if (isError) return <p role="alert">{m.card.lyricsFailed}</p>;
  if (text === undefined) return <p role="status">{m.card.lyricsLoading}</p>;
  return (
    <p
      lang={languageOf(text)}
      className="lyrics malayalam border-l-3 border-zari pl-5 text-lg leading-[1.85] whitespace-pre-wrap"
    >
      {text.trim()}
    </p>
  );
}
