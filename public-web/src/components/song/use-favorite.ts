import { mutationOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';
import { songTitle } from '../../lib/song-title';
import { toast } from '../../lib/toasts';
import { type ActedOn, type Acting, useActing } from './acting';
import { ensureMySongs, mySongsKey, useMySongs } from './use-my-songs';

export type FavoriteSong = ActedOn;

/** Whether the song is a favorite of the user. */
export function useFavorite(song: FavoriteSong) {
  const acting = useActing();
  const { data: mine } = useMySongs();
  const isFavorite = mine?.favorites.includes(song.id) ?? false;
  return {
    isFavorite,
    // The press means the heart that was visible, even if the song turns out to be a favorite already.
    toggle: () => markFavorite(acting, song, !isFavorite),
  };
}

/**
 * Makes the song a favorite, or no longer one. A change appears at once and is undone if the request fails. Returns whether anything
 * changes, so that the heart beats only then.
 */
export async function markFavorite(acting: Acting, song: FavoriteSong, wanted: boolean): Promise<boolean> {
  const { api, queries, locale, t, site } = acting;
  const title = songTitle(song, locale).text;

  function show(favorite: boolean) {
    queries.setQueryData(mySongsKey(acting), (before) => {
      if (!before) return before;
      const others = before.favorites.filter((id) => id !== song.id);
      return { ...before, favorites: favorite ? [...others, song.id] : others };
    });
  }

  function reportFailure(error: unknown, favorite: boolean) {
    if (error instanceof ApiError && error.status === 401)
      return acting.askToSignIn('favorite', !favorite, song);
    toast({ title: site.error, description: t.favorite.failed, tone: 'destructive' });
  }

  const mutationKey = ['favorite', song.id];
  const change = mutationOptions({
    mutationKey,
    mutationFn: async (favorite: boolean) => {
      const request = { params: { path: { id: song.id } } };
      unwrap(
        favorite
          ? await api.PUT('/api/songs/{id}/favorite', request)
          : await api.DELETE('/api/songs/{id}/favorite', request),
      );
    },
    onMutate: async (favorite) => {
      await queries.cancelQueries({ queryKey: mySongsKey(acting) });
      show(favorite);
    },
    onSuccess: (_, favorite) =>
      toast({ title: favorite ? t.favorite.added : t.favorite.removed, description: title }),
    onError: (error, favorite) => {
      show(!favorite);
      reportFailure(error, favorite);
    },
  });

  try {
    const known = await ensureMySongs(acting);
    if (!known) {
      acting.askToSignIn('favorite', !wanted, song);
      return false;
    }
    if (known.favorites.includes(song.id) === wanted) return false;
  } catch (error) {
    reportFailure(error, wanted);
    return false;
  }
  // A change that is still being sent may be undone, so a press meanwhile does nothing.
  if (queries.isMutating({ mutationKey })) return false;
  const sent = queries.getMutationCache().build(queries, change);
  sent.execute(wanted).catch(() => {});
  return true;
}
