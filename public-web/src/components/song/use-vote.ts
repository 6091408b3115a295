import { mutationOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';
import { songTitle } from '../../lib/song-title';
import { toast } from '../../lib/toasts';
import { type Acting, useActing } from './acting';
import { showCounts, songsQuery, type MySongs, type Song, type VoteType } from './song-queries';
import { ensureMySongs, mySongsKey, useMySongs } from './use-my-songs';

interface Change {
  type: VoteType;
  remove: boolean;
}

/** The user's vote on a song. */
export function useVote(song: Song) {
  const acting = useActing();
  const { data: mine } = useMySongs();
  const standing = voteOn(song, mine);
  return {
    standing,
    // The press means the vote that was visible, even if another vote turns out to exist.
    vote: (type: VoteType) => changeVote(acting, song, { type, remove: standing === type }),
  };
}

/** Casts a vote on a song or takes it back. It appears at once and is undone if the server rejects it. */
export async function changeVote(acting: Acting, song: Song, wanted: Change): Promise<void> {
  const { api, queries, locale, t, site } = acting;
  const title = songTitle(song, locale).text;
  const songsKey = songsQuery(api).queryKey;

  function show(type: VoteType | null, counts: Pick<Song, 'upvotes' | 'downvotes'>) {
    showCounts(queries, api, song.id, counts);
    queries.setQueryData(mySongsKey(acting), (before) => before && withVote(before, song.id, type));
  }

  function reportFailure(error: unknown, { type, remove }: Change) {
    if (error instanceof ApiError && error.status === 401) return acting.askToSignIn(type, remove, song);
    const description = remove ? t.voting.notRemoved : t.voting.notRecorded(type);
    toast({ title: site.error, description, tone: 'destructive' });
  }

  const mutationKey = ['vote', song.id];
  const change = mutationOptions({
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
        queries.cancelQueries({ queryKey: mySongsKey(acting) }),
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
      void queries.invalidateQueries({ queryKey: mySongsKey(acting) });
      void queries.invalidateQueries({ queryKey: songsKey });
      toast({
        title: t.voting.alreadyCast,
        description: t.voting.alreadyCastText(wanted.type === 'upvote' ? 'downvote' : 'upvote'),
        tone: 'destructive',
      });
    },
  });

  try {
    const known = await ensureMySongs(acting);
    if (!known) return acting.askToSignIn(wanted.type, wanted.remove, song);
    const cast = voteOn(song, known);
    if (cast === wanted.type && !wanted.remove) return;
    if (cast && cast !== wanted.type) {
      const description = t.voting.alreadyCastText(cast);
      return toast({ title: t.voting.alreadyCast, description, tone: 'destructive' });
    }
    // After a sign-in, it may be another user who never voted.
    if (!cast && wanted.remove) return;
  } catch (error) {
    return reportFailure(error, wanted);
  }
  // A change that is still being sent may be undone, so a press meanwhile does nothing.
  if (queries.isMutating({ mutationKey })) return;
  const sent = queries.getMutationCache().build(queries, change);
  sent.execute(wanted).catch(() => {});
}

function voteOn(song: Song, mine?: MySongs): VoteType | null {
  return mine?.votes.find(({ songId }) => songId === song.id)?.type ?? null;
}

function withVote(mine: MySongs, songId: string, type: VoteType | null): MySongs {
  const others = mine.votes.filter((vote) => vote.songId !== songId);
  return { ...mine, votes: type ? [...others, { songId, type }] : others };
}
