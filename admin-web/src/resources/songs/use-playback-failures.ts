import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { songRequests } from './api';

/** A key of react-admin's songs, so that what changes a song asks again. */
const KEY = ['songs', 'playback-failures'];

/** How many listeners could not play a song in the last 30 days, and what most of them met; null if all could. */
export function usePlaybackFailures(songId: string) {
  const requests = useRequests(songRequests);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => requests.listPlaybackFailures(),
    // A list of songs is useful without it.
    retry: false,
  });
  const found = data?.find((song) => song.songId === songId);
  if (!found) return null;
  const { damaged, unsupported } = found;
  const kind = damaged >= unsupported ? ('damaged' as const) : ('unsupported' as const);
  return { total: damaged + unsupported, kind };
}
