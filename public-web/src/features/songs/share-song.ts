import { toast } from '../../lib/toasts';
import { songs as t } from '../../translations/songs';
import type { Song } from './song-queries';

/** Passes a link to the song to the device's share dialog; copies it where the device has none. */
export async function shareSong(song: Song, origin: string, seconds = 0): Promise<void> {
  const url = `${origin}/songs/${song.slug}${seconds > 0 ? `?t=${seconds}` : ''}`;
  const data = { title: song.title, text: `${song.title} · ${song.artist}`, url };
  // Desktop browsers without a share dialog lack the function, although the types declare it.
  if ('canShare' in navigator && navigator.canShare(data)) return shareByDevice(data);
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: t.share.copied, description: url });
  } catch {
    // The browser denied access, or the page is not secure: the toast shows the link.
    toast({ title: t.share.notCopied, description: url, tone: 'destructive' });
  }
}

async function shareByDevice(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // The visitor closed the share dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: t.share.notCopied, description: data.url, tone: 'destructive' });
  }
}
