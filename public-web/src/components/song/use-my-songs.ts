import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, useSessionState } from '../../lib/services';
import { mySongsQuery, type MySongs } from './song-queries';

/** The signed-in user's song votes and favorites; no data for other visitors. */
export function useMySongs() {
  const { api } = useServices();
  const { user } = useSessionState();
  return useQuery(mySongsQuery(api, user?.uid));
}

/**
 * Returns a function for the key of these data. A press may happen before the session is restored, and its answer after:
 * the user of the render would then be another one.
 */
export function useMySongsKey() {
  const { api, session } = useServices();
  return () => mySongsQuery(api, session.getState().user?.uid).queryKey;
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
