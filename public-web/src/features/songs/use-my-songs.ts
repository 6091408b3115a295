import { useQuery } from '@tanstack/react-query';
import { useServices, useSessionState } from '../../lib/services';
import { mySongsQuery } from './song-queries';

/** The signed-in user's votes and favourites; no data for anybody else. */
export function useMySongs() {
  const { api } = useServices();
  const { user } = useSessionState();
  return useQuery(mySongsQuery(api, user?.uid));
}
