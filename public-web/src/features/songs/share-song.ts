import { toast } from '../../lib/toasts';
import { songs as t } from '../../translations/songs';
import type { Song } from './song-queries';

/** Hands a link to the song to whatever the device shares by; where there is nothing of the kind, copies it. */
export async function shareSong(song: Song, origin: string, seconds = 0): Promise<void> {
  const url = `${origin}/songs/${song.slug}${seconds > 0 ? `?t=${seconds}` : ''}`;
  const data = { title: song.title, text: `${song.title} · ${song.artist}`, url };
  // Desktop browsers without such a thing lack the function, whatever the types say.
  if ('canShare' in navigator && navigator.canShare(data)) return shareByDevice(data);
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: t.share.copied, description: url });
  } catch {
    // Refused, or not a secure page: the link is at least shown.
    toast({ title: t.share.notCopied, description: url, tone: 'destructive' });
  }
}

async function shareByDevice(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // Who closes the device's own dialog has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: t.share.notCopied, description: data.url, tone: 'destructive' });
  }
}
