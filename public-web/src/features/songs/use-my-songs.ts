import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, useSessionState } from '../../lib/services';
import { mySongsQuery, type MySongs } from './song-queries';

/** The signed-in user's votes and favourites; no data for anybody else. */
export function useMySongs() {
  const { api } = useServices();
  const { user } = useSessionState();
  return useQuery(mySongsQuery(api, user?.uid));
}

/** Waits for the same, for what is pressed before they have come; null for an anonymous visitor. */
export function useEnsureMySongs(): () => Promise<MySongs | null> {
  const { api, session } = useServices();
  const queries = useQueryClient();
  return async () => {
    // Comes after the answer to who the visitor is, if that is still on its way.
    await session.accessToken();
    const { status, user } = session.getState();
    if (status === 'anonymous') return null;
    if (!user) throw new Error('The server has not said who is signed in');
    return queries.query({ ...mySongsQuery(api, user.uid), staleTime: 'static' });
  };
}
