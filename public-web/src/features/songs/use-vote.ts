import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';
import { useServices, useSessionState } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { site } from '../../messages/site';
import { songs as m } from '../../messages/songs';
import { mySongsQuery, songsQuery, type MySongs, type Song, type VoteType } from './song-queries';
import { useMySongs } from './use-my-songs';
import { useSignInFirst } from './use-sign-in-first';

/** The user's vote on a song, shown at once and taken back if the server refuses. */
export function useVote(song: Song) {
  const { api } = useServices();
  const { user } = useSessionState();
  const { anonymous, sendToSignIn } = useSignInFirst();
  const queries = useQueryClient();
  const songsKey = songsQuery(api).queryKey;
  const mineKey = mySongsQuery(api, user?.uid).queryKey;
  const { data: mine } = useMySongs();
  const standing = mine?.votes.find(({ songId }) => songId === song.id)?.type ?? null;

  function show(type: VoteType | null, counts: Pick<Song, 'upvotes' | 'downvotes'>) {
    queries.setQueryData(songsKey, (songs) =>
      songs?.map((one) => (one.id === song.id ? { ...one, ...counts } : one)),
    );
    queries.setQueryData(mineKey, (before) => before && withVote(before, song.id, type));
  }

  const change = useMutation({
    // One after the other, so that two quick clicks end as the last one says.
    scope: { id: `vote-${song.id}` },
    mutationFn: async ({ type, remove }: { type: VoteType; remove: boolean }) => {
      const request = { params: { path: { id: song.id } }, body: { type } };
      return unwrap(
        remove
          ? await api.DELETE('/api/songs/{id}/vote', request)
          : await api.PUT('/api/songs/{id}/vote', request),
      );
    },
    onMutate: async ({ type, remove }) => {
      await Promise.all([
        queries.cancelQueries({ queryKey: songsKey }),
        queries.cancelQueries({ queryKey: mineKey }),
      ]);
      const count = `${type}s` as const;
      const { upvotes, downvotes } = song;
      show(remove ? null : type, { upvotes, downvotes, [count]: song[count] + (remove ? -1 : 1) });
      return { standing, upvotes, downvotes };
    },
    onSuccess: ({ upvotes, downvotes }, { type, remove }) => {
      show(remove ? null : type, { upvotes, downvotes });
      toast(
        remove
          ? { title: m.voting.removed, description: m.voting.removedText(song.title) }
          : { title: m.voting.recorded, description: m.voting.recordedText(type, song.title) },
      );
    },
    onError: (error, { type, remove }, before) => {
      if (before) show(before.standing, before);
      if (error instanceof ApiError && error.status === 401) return sendToSignIn('vote');
      if (error instanceof ApiError && error.code === 'VOTE_ALREADY_CAST') {
        void queries.invalidateQueries({ queryKey: mineKey });
        return toast({ title: m.voting.alreadyCast, description: error.message, tone: 'destructive' });
      }
      const description = remove ? m.voting.notRemoved : m.voting.notRecorded(type);
      toast({ title: site.error, description, tone: 'destructive' });
    },
    onSettled: () => {
      // A vote cast before the user's own had arrived has broken their loading off.
      if (!queries.getQueryData(mineKey)) void queries.invalidateQueries({ queryKey: mineKey });
    },
  });

  function vote(type: VoteType) {
    if (anonymous) return sendToSignIn('vote');
    if (standing && standing !== type) {
      const description = m.voting.alreadyCastText(standing);
      return toast({ title: m.voting.alreadyCast, description, tone: 'destructive' });
    }
    change.mutate({ type, remove: standing === type });
  }

  return { standing, vote };
}

function withVote(mine: MySongs, songId: string, type: VoteType | null): MySongs {
  const others = mine.votes.filter((vote) => vote.songId !== songId);
  return { ...mine, votes: type ? [...others, { songId, type }] : others };
}
