import { attempt } from '../../../lib/attempt';
import { entryText } from '../../../lib/entry-text';
import { PHOTO_KEY } from './kept-photo-key';

/**
 * The photo of this tab, which `draft-photo.ts` writes. That code loads with the form. The server, whose module all visitors
 * share, never reads it.
 */
export const chosenPhoto: { file: File | null } = { file: null };

/** This tab has chosen a photo, which may still be restored. */
export function hasKeptPhoto(): boolean {
  return Boolean(attempt(() => sessionStorage.getItem(PHOTO_KEY)));
}

/** Whether the visitor has entered anything. */
export function isEntryBegun(): boolean {
  return Object.values(entryText.get()).some(Boolean) || chosenPhoto.file !== null || hasKeptPhoto();
}
