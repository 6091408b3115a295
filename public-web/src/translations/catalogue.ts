import type { about } from './en/about';
import type { account } from './en/account';
import type { contact } from './en/contact';
import type { contest } from './en/contest';
import type { entryForm } from './en/entry-form';
import type { errors } from './en/errors';
import type { gallery } from './en/gallery';
import type { invitation } from './en/invitation';
import type { jury } from './en/jury';
import type { myEntry } from './en/my-entry';
import type { optOut } from './en/opt-out';
import type { results } from './en/results';
import type { site } from './en/site';
import type { songs } from './en/songs';
import type { terms } from './en/terms';
import type { voting } from './en/voting';

/** All that visitors read, by area. English is the type of every language. */
export interface Translations {
  about: typeof about;
  account: typeof account;
  contact: typeof contact;
  contest: typeof contest;
  'entry-form': typeof entryForm;
  errors: typeof errors;
  gallery: typeof gallery;
  invitation: typeof invitation;
  jury: typeof jury;
  'my-entry': typeof myEntry;
  'opt-out': typeof optOut;
  results: typeof results;
  site: typeof site;
  songs: typeof songs;
  terms: typeof terms;
  voting: typeof voting;
}

export type Area = keyof Translations;

/**
 * The translations of one language. Each area is a separate chunk that loads with the pages that show it. Its module has one
 * export (`lib/only-export.ts`).
 */
export type Catalogue = { [A in Area]: () => Promise<Record<string, Translations[A]>> };
