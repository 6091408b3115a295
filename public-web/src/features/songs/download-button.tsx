import { Icon } from '../../components/icon';
import type { Song } from '../../components/song/song-queries';
import { useSongTitle } from '../../lib/song-title';
import { useTranslations } from '../../translations/use-translations';
import { useDownload } from './use-download';

/** Nothing for a song without a file. */
export function DownloadButton({ song, className }: { song: Song; className: string }) {
  const { text: title, lang } = useSongTitle(song);
  const t = useTranslations('songs').card;
  const download = useDownload(song);
  if (!song.audioUrl) return null;
  return (
    <button
      type="button"
      className={className}
      // Not `disabled`, which would lose the focus.
      aria-disabled={download.isPending}
      onClick={() => !download.isPending && download.start()}
    >
      <Icon name="download" size={18} /> {t.download}{' '}
      <span className="sr-only" lang={lang}>
        {title}
      </span>
    </button>
  );
}
