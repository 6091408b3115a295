import type { ReactNode } from 'react';
import { DownloadIcon, DownvoteIcon, UpvoteIcon } from '../../components/icons';
import { abbreviateCount } from '../../lib/format';
import { useTranslations } from '../../translations/use-translations';
import { FavoriteButton } from '../../components/song/favorite-button';
import { ShareMoment } from '../../components/song/share-buttons';
import type { Song } from '../../components/song/song-queries';
import { useSongTitle } from '../../lib/song-title';
import { useDownload } from './use-download';
import { useVote } from './use-vote';

export function SongActions({ song, children }: { song: Song; children?: ReactNode }) {
  const { text: title, lang } = useSongTitle(song);
  const t = useTranslations('songs');
  const { standing, vote } = useVote(song);
  const download = useDownload(song);
  const upvotes = abbreviateCount(song.upvotes);
  const downvotes = abbreviateCount(song.downvotes);
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-1 gap-y-2">
      <FavoriteButton song={song} />
      <button
        type="button"
        className="chip vote"
        aria-pressed={standing === 'upvote'}
        aria-label={t.card.upvote(title, upvotes)}
        onClick={() => void vote('upvote')}
      >
        <UpvoteIcon size={18} /> {upvotes}
      </button>
      <button
        type="button"
        className="chip vote"
        aria-pressed={standing === 'downvote'}
        aria-label={t.card.downvote(title, downvotes)}
        onClick={() => void vote('downvote')}
      >
        <DownvoteIcon size={18} /> {downvotes}
      </button>
      {song.audioUrl && (
        <button
          type="button"
          className="chip"
          // Not `disabled`, which would lose the focus.
          aria-disabled={download.isPending}
          onClick={() => !download.isPending && download.mutate()}
        >
          <DownloadIcon size={18} /> {t.card.download}{' '}
          <span className="sr-only" lang={lang}>
            {title}
          </span>
        </button>
      )}
      {children}
      {/* The row is as high as the button, which appears and disappears with the song in the player. */}
      <div className="mx-2 flex min-h-11 w-full items-center justify-between gap-4">
        <p className="text-sm text-ink-2 tabular-nums">
          {t.card.plays(song.playCount, abbreviateCount(song.playCount))} ·{' '}
          {t.card.downloads(song.downloadCount, abbreviateCount(song.downloadCount))}
        </p>
        <ShareMoment song={song} />
      </div>
    </div>
  );
}
