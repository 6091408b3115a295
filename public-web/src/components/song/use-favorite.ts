import { mutationOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useTranslations } from '../../translations/use-translations';
import type { Track } from '../../lib/player/track';
import { useSongTitle } from '../../lib/song-title';
import { useEnsureMySongs, useMySongs, useMySongsKey } from './use-my-songs';
import { useSignInFirst } from './use-sign-in-first';

export type FavoriteSong = Pick<Track, 'id' | 'title' | 'titleMalayalam'>;

/** Whether the song is a favorite of the user. A change appears at once and is undone if the request fails. */
export function useFavorite(song: FavoriteSong) {
  const title = useSongTitle(song).text;
  const site = useTranslations('site');
  const t = useTranslations('songs');
  const { api } = useServices();
  const { anonymous, sendToSignIn } = useSignInFirst();
  const queries = useQueryClient();
  const mineKey = useMySongsKey();
  const { data: mine } = useMySongs();
  const ensureMySongs = useEnsureMySongs();
  const isFavorite = mine?.favorites.includes(song.id) ?? false;

  function show(favorite: boolean) {
    queries.setQueryData(mineKey(), (before) => {
      if (!before) return before;
      const others = before.favorites.filter((id) => id !== song.id);
      return { ...before, favorites: favorite ? [...others, song.id] : others };
    });
  }

  function reportFailure(error: unknown) {
    if (error instanceof ApiError && error.status === 401) return sendToSignIn('favorite');
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
      await queries.cancelQueries({ queryKey: mineKey() });
      show(favorite);
    },
    onSuccess: (_, favorite) =>
      toast({ title: favorite ? t.favorite.added : t.favorite.removed, description: title }),
    onError: (error, favorite) => {
      show(!favorite);
      reportFailure(error);
    },
  });

  /** Returns whether anything changes, so that the heart beats only then. */
  async function toggle(): Promise<boolean> {
    // The press means the heart that was visible, even if the song turns out to be a favorite already.
    const wanted = !isFavorite;
    try {
      const known = anonymous ? null : await ensureMySongs();
      if (!known) {
        sendToSignIn('favorite');
        return false;
      }
      if (known.favorites.includes(song.id) === wanted) return false;
    } catch (error) {
      reportFailure(error);
      return false;
    }
    // A change that is still being sent may be undone, so a press meanwhile does nothing.
    if (queries.isMutating({ mutationKey })) return false;
    // Not `useMutation`: the player may show another song by now, and its heart is the same component.
    const sent = queries.getMutationCache().build(queries, change);
    sent.execute(wanted).catch(() => {});
    return true;
  }

  return { isFavorite, toggle };
}
