import type { ApiClient } from '@paattu/api-client';
import type { Track } from './track';

/** Of a `MediaError`. The other codes are a lost connection and an end by the visitor. */
const KINDS = { 3: 'damaged', 4: 'unsupported' } as const;

/** Songs that this page view has reported. */
const reported = new Set<string>();

/** Reports to the server that the browser cannot play a song: once for each song and page view, and nothing about the listener. */
export async function reportFailure(api: ApiClient, { id, audioUrl }: Track, code = 0): Promise<void> {
  const kind = code === 3 || code === 4 ? KINDS[code] : null;
  if (!kind || reported.has(id)) return;
  reported.add(id);
  try {
    if (!(await isAvailable(audioUrl))) return void reported.delete(id);
    await api.POST('/api/songs/{id}/playback-failures', { params: { path: { id } }, body: { kind } });
  } catch {
    // Without a network, the network is to blame.
    reported.delete(id);
  }
}

/** A browser also calls a song unsupported that the server did not send. */
async function isAvailable(url: string): Promise<boolean> {
  const { ok } = await fetch(url, { headers: { range: 'bytes=0-0' }, cache: 'no-store' });
  return ok;
}
