import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';

/** A key of react-admin's songs, so that what changes a song asks again. */
const KEY = ['songs', 'playback-failures'];

/** How many listeners could not play a song in the last 30 days, and what most of them met; null if all could. */
export function usePlaybackFailures(songId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.listPlaybackFailures(),
    // A list of songs is useful without it.
    retry: false,
  });
  const found = data?.find((song) => song.songId === songId);
  if (!found) return null;
  const { damaged, unsupported } = found;
  const kind = damaged >= unsupported ? ('damaged' as const) : ('unsupported' as const);
  return { total: damaged + unsupported, kind };
}
