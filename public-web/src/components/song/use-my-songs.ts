import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, useSessionState } from '../../lib/services';
import { mySongsQuery, type MySongs } from './song-queries';

/** The signed-in user's song votes and favorites; no data for other visitors. */
export function useMySongs() {
  const { api } = useServices();
  const { user } = useSessionState();
  return useQuery(mySongsQuery(api, user?.uid));
}

/** Returns a function that waits for the same data, for a press before they are loaded; null if nobody is signed in. */
export function useEnsureMySongs(): () => Promise<MySongs | null> {
  const { api, session } = useServices();
  const queries = useQueryClient();
  return async () => {
    // Waits until the session is restored.
    await session.accessToken();
    const { status, user } = session.getState();
    if (status === 'anonymous') return null;
    if (!user) throw new Error('The server has not said who is signed in');
    return queries.query({ ...mySongsQuery(api, user.uid), staleTime: 'static' });
  };
}
