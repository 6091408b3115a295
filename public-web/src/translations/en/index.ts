import type { Catalogue } from '../catalogue';

export const catalogue: Catalogue = {
  about: async () => (await import('./about')).about,
  account: async () => (await import('./account')).account,
  contact: async () => (await import('./contact')).contact,
  contest: async () => (await import('./contest')).contest,
  'entry-form': async () => (await import('./entry-form')).entryForm,
  errors: async () => (await import('./errors')).errors,
  gallery: async () => (await import('./gallery')).gallery,
  invitation: async () => (await import('./invitation')).invitation,
  'my-entry': async () => (await import('./my-entry')).myEntry,
  'opt-out': async () => (await import('./opt-out')).optOut,
  site: async () => (await import('./site')).site,
  songs: async () => (await import('./songs')).songs,
  terms: async () => (await import('./terms')).terms,
};
