import { attempt } from '../../lib/attempt';
import { keptText } from '../../lib/kept-text';
import { PHOTO_KEY } from './kept-photo-key';

/** The text of an entry that is not sent yet. */
export const entryText = keptText('paattu-entry', { name: '', email: '', youtubeUrl: '' });

const listeners = new Set<() => void>();
/** The photo of this tab. The server, whose module all visitors share, never reads it. */
let photo: File | null = null;
let isRestored = false;

export function keptPhoto(): File | null {
  if (!isRestored) {
    isRestored = true;
    void restorePhoto();
  }
  return photo;
}

async function restorePhoto(): Promise<void> {
  if (!hasKeptPhoto()) return;
  const kept = await import('./kept-photo').catch(() => null);
  const stored = await kept?.storedPhoto();
  // The visitor may have chosen another one meanwhile.
  if (stored && !photo) show(stored);
}

export async function keepPhoto(chosen: File | null): Promise<void> {
  show(chosen);
  // At once: a reload right after the entry is accepted must not restore its photo.
  const keptAt = chosen ? null : takeMarker();
  // Without the code the photo lasts until a reload.
  const kept = await import('./kept-photo').catch(() => null);
  await (chosen ? kept?.keepPhoto(chosen) : kept?.forgetPhoto(keptAt));
}

function takeMarker(): string | null {
  const keptAt = attempt(() => sessionStorage.getItem(PHOTO_KEY)) ?? null;
  attempt(() => sessionStorage.removeItem(PHOTO_KEY));
  return keptAt;
}

function show(chosen: File | null): void {
  photo = chosen;
  for (const listener of listeners) listener();
}

export function onKeptPhoto(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This tab has chosen a photo, which may still be restored. */
function hasKeptPhoto(): boolean {
  return Boolean(attempt(() => sessionStorage.getItem(PHOTO_KEY)));
}

/** Whether the visitor has entered anything. */
export function isEntryBegun(): boolean {
  return Object.values(entryText.get()).some(Boolean) || photo !== null || hasKeptPhoto();
}
