/** What she has entered of a change; the rest stays as the page shows it. */
export interface ChangeDraft {
  name?: string;
  youtubeUrl?: string;
  photo?: File | null;
}

/** By the id of the entry: kept while the page shows something else, such as that the session has ended. */
export const changeDrafts = new Map<string, ChangeDraft>();
