import { screen, server } from './console';

/** The requests since this was called last, without those for photos. */
export function takeRequests(): string[] {
  const lines = server.requests.map(({ line }) => line).filter((line) => !line.endsWith('/photo'));
  server.requests.length = 0;
  return lines;
}

const QUIET_TURNS = 6;

/** Waits until nothing loads, and no request has been sent for some turns of the event loop, in which React renders. */
export async function settled(): Promise<void> {
  let seen = -1;
  let quiet = 0;
  while (quiet < QUIET_TURNS) {
    const isQuiet = seen === server.requests.length && !screen.queryByRole('progressbar');
    quiet = isQuiet ? quiet + 1 : 0;
    seen = server.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** What a list was last asked for: its filter and its order. */
export function lastAsked(path: Parameters<typeof server.list>[0]): { filter: unknown; sort: unknown } {
  const { query } = server.requestsOf('get', path).at(-1)!;
  return { filter: JSON.parse(query.get('filter') ?? '{}'), sort: JSON.parse(query.get('sort') ?? 'null') };
}
