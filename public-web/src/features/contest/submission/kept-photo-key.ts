/** Of the photo in IndexedDB, of its marker, the time of the choice, in `localStorage`, and of the marker in the tab that chose it. */
export const PHOTO_KEY = 'paattu-entry-photo';
