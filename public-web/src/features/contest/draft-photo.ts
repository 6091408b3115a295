import { attempt } from '../../lib/attempt';
import { chosen, hasKeptPhoto } from './kept-draft';
import { PHOTO_KEY } from './kept-photo-key';

const listeners = new Set<() => void>();
let isRestored = false;

export function keptPhoto(): File | null {
  if (!isRestored) {
    isRestored = true;
    void restorePhoto();
  }
  return chosen.photo;
}

async function restorePhoto(): Promise<void> {
  if (!hasKeptPhoto()) return;
  const kept = await import('./kept-photo').catch(() => null);
  const stored = await kept?.storedPhoto();
  // The visitor may have chosen another one meanwhile.
  if (stored && !chosen.photo) show(stored);
}

export async function keepPhoto(photo: File | null): Promise<void> {
  show(photo);
  // At once: a reload right after the entry is accepted must not restore its photo.
  const keptAt = photo ? null : takeMarker();
  // Without the code the photo lasts until a reload.
  const kept = await import('./kept-photo').catch(() => null);
  await (photo ? kept?.keepPhoto(photo) : kept?.forgetPhoto(keptAt));
}

function takeMarker(): string | null {
  const keptAt = attempt(() => sessionStorage.getItem(PHOTO_KEY)) ?? null;
  attempt(() => sessionStorage.removeItem(PHOTO_KEY));
  return keptAt;
}

function show(photo: File | null): void {
  chosen.photo = photo;
  for (const listener of listeners) listener();
}

export function onKeptPhoto(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
