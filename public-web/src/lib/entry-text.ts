import { keptText } from './kept-text';

/** The text of an entry that is not sent yet. The page of an entry that left the contest fills it for the next one. */
export const entryText = keptText('paattu-entry', { name: '', email: '', youtubeUrl: '' });

/** Begins another entry with what an earlier one has, unless the visitor has typed something already. */
export function beginEntryWith({ name, email, youtubeUrl }: ReturnType<typeof entryText.get>): void {
  if (Object.values(entryText.get()).some(Boolean)) return;
  entryText.change({ name, email, youtubeUrl });
}
