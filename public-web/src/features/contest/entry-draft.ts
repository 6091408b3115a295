/** The values that the visitor has entered so far. */
export interface EntryDraft {
  name: string;
  email: string;
  youtubeUrl: string;
  photo: File | null;
  captchaText: string;
}

export const EMPTY_DRAFT: EntryDraft = { name: '', email: '', youtubeUrl: '', photo: null, captchaText: '' };

/** In the order of the form. */
export const ENTRY_FIELDS = Object.keys(EMPTY_DRAFT) as (keyof EntryDraft)[];
