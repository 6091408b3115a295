import { queryOptions } from '@tanstack/react-query';

/** The text of a song's lyrics file; nothing for a song without one. The address changes with the file. */
export function lyricsQuery(url: string | null) {
  return queryOptions({
    queryKey: ['lyrics', url],
    enabled: url !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await fetch(url ?? '', { signal });
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    },
  });
}
