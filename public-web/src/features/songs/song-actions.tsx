import type { ReactNode } from 'react';
import { FavoriteButton } from '../../components/song/favorite-button';
import { Icon } from '../../components/icon';
import type { Song } from '../../components/song/song-queries';
import { abbreviateCount } from '../../lib/format';
import { useSongTitle } from '../../lib/song-title';
import { useTranslations } from '../../translations/use-translations';
import { useVote } from '../../components/song/use-vote';

/** Heart and votes, with further actions of the list or of the page. */
export function SongActions({ song, children }: { song: Song; children: ReactNode }) {
  return (
    <div className="relative -mx-2 flex flex-wrap items-center gap-x-1 gap-y-2">
      <FavoriteButton song={song} />
      <VoteButtons song={song} />
      {children}
    </div>
  );
}

function VoteButtons({ song }: { song: Song }) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs').card;
  const { standing, vote } = useVote(song);
  const upvotes = abbreviateCount(song.upvotes);
  const downvotes = abbreviateCount(song.downvotes);
  return (
    <>
      <button
        type="button"
        className="chip vote"
        aria-pressed={standing === 'upvote'}
        aria-label={t.upvote(title, upvotes)}
        onClick={() => void vote('upvote')}
      >
        <Icon name="upvote" size={18} /> {upvotes}
      </button>
      <button
        type="button"
        className="chip vote"
        aria-pressed={standing === 'downvote'}
        aria-label={t.downvote(title, downvotes)}
        onClick={() => void vote('downvote')}
      >
        <Icon name="downvote" size={18} /> {downvotes}
      </button>
    </>
  );
}
