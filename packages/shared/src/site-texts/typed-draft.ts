import type { OwnTexts, SiteTextKey } from './site-texts.js';

/** What the console sends to the page of the site in its frame while the owner types. */
export interface TypedDraft {
  type: 'paattu-typed-draft';
  texts: OwnTexts;
  /** What the focused field holds, for the page to show where it stands. */
  at: { key: SiteTextKey; text: string } | null;
}

/** What the console sends to the page of a song in its frame: the song as the API returns it, with what is typed. */
export interface TypedSong<Song = object> {
  type: 'paattu-typed-song';
  song: Song;
  /** What the focused field holds. */
  at: { key: string; text: string } | null;
}

/** The page in the frame asks for the draft once it can show it. */
export const DRAFT_WANTED = 'paattu-typed-draft-wanted';
