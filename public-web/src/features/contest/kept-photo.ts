import { del, get, set } from 'idb-keyval';
import { PHOTO_KEY } from './kept-photo-key';

/** A photo that nobody came back for is removed at the next visit after this time. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Stores the photo for a reload of this tab, or removes it. The browser keeps one photo, of the last tab. */
export async function keepPhoto(photo: File | null): Promise<void> {
  try {
    if (!photo) return await (isOfThisTab() ? forget() : undefined);
    const keptAt = String(Date.now());
    await set(PHOTO_KEY, photo);
    localStorage.setItem(PHOTO_KEY, keptAt);
    sessionStorage.setItem(PHOTO_KEY, keptAt);
  } catch {
    // Storage fails in private windows and when it is full: the photo lasts until a reload.
  }
}

/** The photo that was chosen in this tab before a reload, or null. */
export async function storedPhoto(): Promise<File | null> {
  try {
    if (isOfThisTab()) return (await get<File>(PHOTO_KEY)) ?? null;
    if (Date.now() - Number(localStorage.getItem(PHOTO_KEY)) > KEPT_MS) await forget();
  } catch {
    // As above.
  }
  return null;
}

function isOfThisTab(): boolean {
  const keptAt = localStorage.getItem(PHOTO_KEY);
  return keptAt !== null && keptAt === sessionStorage.getItem(PHOTO_KEY);
}

async function forget(): Promise<void> {
  sessionStorage.removeItem(PHOTO_KEY);
  localStorage.removeItem(PHOTO_KEY);
  await del(PHOTO_KEY);
}
