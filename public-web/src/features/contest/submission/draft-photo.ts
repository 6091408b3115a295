import { attempt } from '../../../lib/attempt';
import { chosenPhoto, hasKeptPhoto } from './kept-draft';
import { PHOTO_KEY } from './kept-photo-key';

const listeners = new Set<() => void>();
let isRestored = false;

/** The photo of the draft, which a reload restores a moment after the first call. */
export function draftPhoto(): File | null {
  if (!isRestored) {
    isRestored = true;
    void restorePhoto();
  }
  return chosenPhoto.file;
}

async function restorePhoto(): Promise<void> {
  if (!hasKeptPhoto()) return;
  const kept = await import('./kept-photo').catch(() => null);
  const stored = await kept?.storedPhoto();
  // The visitor may have chosen another one meanwhile.
  if (stored && !chosenPhoto.file) show(stored);
}

/** Null removes it. */
export async function setDraftPhoto(photo: File | null): Promise<void> {
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
  chosenPhoto.file = photo;
  for (const listener of listeners) listener();
}

export function onDraftPhoto(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
