import type { Acting } from '../../components/song/acting';
import { songsQuery } from '../../components/song/song-queries';
import { markFavorite } from '../../components/song/use-favorite';
import { changeVote } from '../../components/song/use-vote';
import type { Press } from '../../lib/press';

/** Does what a visitor pressed before the sign-in. It means what was pressed: a vote that the user has cast before stays. */
export async function doPress(acting: Acting, { act, remove, songId }: Press): Promise<void> {
  const songs = await acting.queries.query({ ...songsQuery(acting.api), staleTime: 'static' });
  const song = songs.find(({ id }) => id === songId);
  // It may be gone, which the page says.
  if (!song) return;
  if (act === 'favorite') await markFavorite(acting, song, !remove);
  else await changeVote(acting, song, { type: act, remove });
}
