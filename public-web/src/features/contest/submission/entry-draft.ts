import type { AiDraft } from '../../../components/entry-fields/ai-fields';

/** The values that the visitor has entered so far. */
export interface EntryDraft extends AiDraft {
  name: string;
  email: string;
  youtubeUrl: string;
  photo: File | null;
  captchaText: string;
  acceptsRules: boolean;
  acceptsPublication: boolean;
}

export const EMPTY_DRAFT: EntryDraft = {
  name: '',
  email: '',
  youtubeUrl: '',
  aiUse: null,
  aiNote: '',
  photo: null,
  captchaText: '',
  acceptsRules: false,
  acceptsPublication: false,
};

/** In the order of the form. The last two are ticks, which only some contests demand, as they do a declaration. */
export const ENTRY_FIELDS = Object.keys(EMPTY_DRAFT) as (keyof EntryDraft)[];
