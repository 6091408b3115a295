import type { Catalogue } from '../catalogue';

export const catalogue: Catalogue = {
  about: () => import('./about').then((m) => m.about),
  account: () => import('./account').then((m) => m.account),
  contact: () => import('./contact').then((m) => m.contact),
  contest: () => import('./contest').then((m) => m.contest),
  'entry-form': () => import('./entry-form').then((m) => m.entryForm),
  errors: () => import('./errors').then((m) => m.errors),
  gallery: () => import('./gallery').then((m) => m.gallery),
  invitation: () => import('./invitation').then((m) => m.invitation),
  'my-entry': () => import('./my-entry').then((m) => m.myEntry),
  'opt-out': () => import('./opt-out').then((m) => m.optOut),
  site: () => import('./site').then((m) => m.site),
  songs: () => import('./songs').then((m) => m.songs),
  terms: () => import('./terms').then((m) => m.terms),
  voting: () => import('./voting').then((m) => m.voting),
};
