import { screen, server } from './console';

/** The requests since this was called last, without those for photos. */
export function takeRequests(): string[] {
  const lines = server.requests.map(({ line }) => line).filter((line) => !line.endsWith('/photo'));
  server.requests.length = 0;
  return lines;
}

/** Waits until nothing loads, and no request has been sent for a moment. */
export async function settled(): Promise<void> {
  let seen = -1;
  while (seen !== server.requests.length || screen.queryByRole('progressbar')) {
    seen = server.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
