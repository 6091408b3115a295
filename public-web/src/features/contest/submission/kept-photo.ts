import { del, get, set } from 'idb-keyval';
import { PHOTO_KEY } from './kept-photo-key';

/** A photo that its visitor does not need again expires after this time, at the next visit to any page. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface KeptPhoto {
  /** The marker of the tab that chose the photo. */
  keptAt: string;
  photo: File;
}

/** The last access: each waits for the one before, so that the last choice is what remains. */
let last: Promise<unknown> = Promise.resolve();

/** Storage fails in private windows and when it is full: the photo then lasts until a reload. */
function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
  const done = last.then(work).catch(() => null);
  last = done;
  return done;
}

/** Stores the photo for a reload of this tab. The browser keeps one photo, of the last tab. */
export function keepPhoto(photo: File): Promise<unknown> {
  return inTurn(async () => {
    // The marker of this tab stays: a reload before the next photo is stored restores the one before.
    const keptAt = (isOfThisTab() && localStorage.getItem(PHOTO_KEY)) || String(Date.now());
    // First: a photo without its marker would never expire.
    localStorage.setItem(PHOTO_KEY, keptAt);
    sessionStorage.setItem(PHOTO_KEY, keptAt);
    await set(PHOTO_KEY, { keptAt, photo } satisfies KeptPhoto);
  });
}

/** Removes the photo of this tab, whose marker in `sessionStorage` was `keptAt` until the caller removed it. */
export function forgetPhoto(keptAt: string | null): Promise<unknown> {
  return inTurn(async () => {
    // A photo that was still being stored has set the marker again.
    const ownMarker = sessionStorage.getItem(PHOTO_KEY) ?? keptAt;
    if (ownMarker !== null && ownMarker === localStorage.getItem(PHOTO_KEY)) await forget();
  });
}

/** The photo that was chosen in this tab before a reload, or null. */
export function storedPhoto(): Promise<File | null> {
  return inTurn(async () => {
    const photo = isOfThisTab() ? await readPhoto() : null;
    // Without its photo, the marker would tell each reload that an entry is begun.
    if (!photo) sessionStorage.removeItem(PHOTO_KEY);
    return photo;
  });
}

async function readPhoto(): Promise<File | null> {
  const kept = await get<KeptPhoto>(PHOTO_KEY);
  // Two tabs may have written at the same time.
  return kept?.keptAt === sessionStorage.getItem(PHOTO_KEY) ? kept.photo : null;
}

/** Deletes the photo of a visitor who has not come back to the form. */
export function expirePhoto(): Promise<unknown> {
  return inTurn(async () => {
    const keptAt = Number(localStorage.getItem(PHOTO_KEY));
    if (!isOfThisTab() && Date.now() - keptAt > KEPT_MS) await forget();
  });
}

function isOfThisTab(): boolean {
  const keptAt = localStorage.getItem(PHOTO_KEY);
  return keptAt !== null && keptAt === sessionStorage.getItem(PHOTO_KEY);
}

/** After the first line no reload restores the photo. The last line follows the deletion: a photo that stays expires. */
async function forget(): Promise<void> {
  sessionStorage.removeItem(PHOTO_KEY);
  await del(PHOTO_KEY);
  localStorage.removeItem(PHOTO_KEY);
}
