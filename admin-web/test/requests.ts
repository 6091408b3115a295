import { screen, server, settle, waitFor } from './console';

/** The requests since this was called last, without those for photos. */
export function takeRequests(): string[] {
  const lines = server.requests.map(({ line }) => line).filter((line) => !line.endsWith('/photo'));
  server.requests.length = 0;
  return lines;
}

/** Waits until nothing loads. */
export async function settled(): Promise<void> {
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]));
  await settle();
}

/** What a list was last asked for: its filter and its order. */
export function lastAsked(path: Parameters<typeof server.list>[0]): { filter: unknown; sort: unknown } {
  const { query } = server.requestsOf('get', path).at(-1)!;
  return { filter: JSON.parse(query.get('filter') ?? '{}'), sort: JSON.parse(query.get('sort') ?? 'null') };
}
