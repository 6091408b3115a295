import { toast } from '../../lib/toasts';
import type { Translations } from '../../translations/catalogue';

type Sentences = Translations['songs']['share'];

/** Passes a link to the device's share dialog; copies it where the device has none. */
export async function shareLink(
  data: Required<Pick<ShareData, 'title' | 'text' | 'url'>>,
  t: Sentences,
): Promise<void> {
  const { url } = data;
  // Desktop browsers without a share dialog lack the function, although the types declare it.
  if ('canShare' in navigator && navigator.canShare(data)) return shareByDevice(data, t);
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: t.copied, description: url });
  } catch {
    // The browser denied access, or the page is not secure: the toast shows the link.
    toast({ title: t.notCopied, description: url, tone: 'destructive' });
  }
}

async function shareByDevice(data: ShareData, t: Sentences): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // The visitor closed the share dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: t.notCopied, description: data.url, tone: 'destructive' });
  }
}
