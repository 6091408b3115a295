import { useQuery } from '@tanstack/react-query';
import { useServices, useSessionState } from '../../lib/services';
import type { Acting } from './acting';
import { mySongsQuery, type MySongs } from './song-queries';

/** The signed-in user's song votes and favorites; no data for other visitors. */
export function useMySongs() {
  const { api } = useServices();
  const { user } = useSessionState();
  return useQuery(mySongsQuery(api, user?.uid));
}

/**
 * The key of these data. A press may happen before the session is restored, and its answer after: the user of the render
 * would then be another one.
 */
export function mySongsKey({ api, session }: Acting) {
  return mySongsQuery(api, session.getState().user?.uid).queryKey;
}

/** Waits for the same data, for a press before they are loaded; null if nobody is signed in. */
export async function ensureMySongs({ api, session, queries }: Acting): Promise<MySongs | null> {
  // Waits until the session is restored.
  await session.accessToken();
  const { status, user } = session.getState();
  if (status === 'anonymous') return null;
  if (!user) throw new Error('The server has not said who is signed in');
  return queries.query({ ...mySongsQuery(api, user.uid), staleTime: 'static' });
}
