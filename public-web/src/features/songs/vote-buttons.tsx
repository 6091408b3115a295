import { DownvoteIcon, UpvoteIcon } from '../../components/song/icons';
import type { Song } from '../../components/song/song-queries';
import { abbreviateCount } from '../../lib/format';
import { useSongTitle } from '../../lib/song-title';
import { useTranslations } from '../../translations/use-translations';
import { useVote } from './use-vote';

export function VoteButtons({ song }: { song: Song }) {
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
        <UpvoteIcon size={18} /> {upvotes}
      </button>
      <button
        type="button"
        className="chip vote"
        aria-pressed={standing === 'downvote'}
        aria-label={t.downvote(title, downvotes)}
        onClick={() => void vote('downvote')}
      >
        <DownvoteIcon size={18} /> {downvotes}
      </button>
    </>
  );
}
