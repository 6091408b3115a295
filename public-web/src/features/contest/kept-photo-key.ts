/** Of the photo in IndexedDB, of the time in `localStorage` at which it was stored, and of that in the tab that chose it. */
export const PHOTO_KEY = 'paattu-entry-photo';
