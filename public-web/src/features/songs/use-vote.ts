import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useTranslations } from '../../translations/use-translations';
import {
  showCounts,
  songsQuery,
  type MySongs,
  type Song,
  type VoteType,
} from '../../components/song/song-queries';
import { useSongTitle } from '../../lib/song-title';
import { useEnsureMySongs, useMySongs, useMySongsKey } from '../../components/song/use-my-songs';
import { useSignInFirst } from '../../components/song/use-sign-in-first';

interface Change {
  type: VoteType;
  remove: boolean;
}

/** The user's vote on a song. It appears at once and is undone if the server rejects it. */
export function useVote(song: Song) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const site = useTranslations('site');
  const { api } = useServices();
  const { anonymous, sendToSignIn } = useSignInFirst();
  const queries = useQueryClient();
  const songsKey = songsQuery(api).queryKey;
  const mineKey = useMySongsKey();
  const { data: mine } = useMySongs();
  const ensureMySongs = useEnsureMySongs();
  const standing = voteOn(song, mine);

  function show(type: VoteType | null, counts: Pick<Song, 'upvotes' | 'downvotes'>) {
    showCounts(queries, api, song.id, counts);
    queries.setQueryData(mineKey(), (before) => before && withVote(before, song.id, type));
  }

  function reportFailure(error: unknown, { type, remove }: Change) {
    if (error instanceof ApiError && error.status === 401) return sendToSignIn('vote');
    const description = remove ? t.voting.notRemoved : t.voting.notRecorded(type);
    toast({ title: site.error, description, tone: 'destructive' });
  }

  const mutationKey = ['vote', song.id];
  const change = useMutation({
    mutationKey,
    mutationFn: async ({ type, remove }: Change) => {
      const params = { path: { id: song.id } };
      return unwrap(
        remove
          ? await api.DELETE('/api/songs/{id}/vote', { params })
          : await api.PUT('/api/songs/{id}/vote', { params, body: { type } }),
      );
    },
    onMutate: async ({ type, remove }) => {
      await Promise.all([
        queries.cancelQueries({ queryKey: songsKey }),
        queries.cancelQueries({ queryKey: mineKey() }),
      ]);
      const count = `${type}s` as const;
      const before = queries.getQueryData(songsKey)?.find(({ id }) => id === song.id) ?? song;
      const { upvotes, downvotes } = before;
      show(remove ? null : type, { upvotes, downvotes, [count]: before[count] + (remove ? -1 : 1) });
      return { upvotes, downvotes };
    },
    onSuccess: ({ upvotes, downvotes }, { type, remove }) => {
      show(remove ? null : type, { upvotes, downvotes });
      toast(
        remove
          ? { title: t.voting.removed, description: t.voting.removedText(title) }
          : { title: t.voting.recorded, description: t.voting.recordedText(type, title) },
      );
    },
    onError: (error, wanted, before) => {
      if (before) show(wanted.remove ? wanted.type : null, before);
      if (!(error instanceof ApiError && error.code === 'VOTE_ALREADY_CAST'))
        return reportFailure(error, wanted);
      // Cast in another tab or browser: this page shows older data.
      void queries.invalidateQueries({ queryKey: mineKey() });
      void queries.invalidateQueries({ queryKey: songsKey });
      toast({
        title: t.voting.alreadyCast,
        description: t.voting.alreadyCastText(wanted.type === 'upvote' ? 'downvote' : 'upvote'),
        tone: 'destructive',
      });
    },
  });

  async function vote(type: VoteType) {
    // The press means the vote that was visible, even if another vote turns out to exist.
    const wanted = { type, remove: standing === type };
    try {
      const known = anonymous ? null : await ensureMySongs();
      if (!known) return sendToSignIn('vote');
      const cast = voteOn(song, known);
      if (cast === type && !wanted.remove) return;
      if (cast && cast !== type) {
        const description = t.voting.alreadyCastText(cast);
        return toast({ title: t.voting.alreadyCast, description, tone: 'destructive' });
      }
    } catch (error) {
      return reportFailure(error, wanted);
    }
    // A change that is still being sent may be undone, so a press meanwhile does nothing.
    if (!queries.isMutating({ mutationKey })) change.mutate(wanted);
  }

  return { standing, vote };
}

function voteOn(song: Song, mine?: MySongs): VoteType | null {
  return mine?.votes.find(({ songId }) => songId === song.id)?.type ?? null;
}

function withVote(mine: MySongs, songId: string, type: VoteType | null): MySongs {
  const others = mine.votes.filter((vote) => vote.songId !== songId);
  return { ...mine, votes: type ? [...others, { songId, type }] : others };
}
