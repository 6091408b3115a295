import type { Catalogue } from '../catalogue';

export const catalogue: Catalogue = {
  about: () => import('./about'),
  account: () => import('./account'),
  contact: () => import('./contact'),
  contest: () => import('./contest'),
  'entry-form': () => import('./entry-form'),
  errors: () => import('./errors'),
  gallery: () => import('./gallery'),
  invitation: () => import('./invitation'),
  jury: () => import('./jury'),
  'my-entry': () => import('./my-entry'),
  'opt-out': () => import('./opt-out'),
  results: () => import('./results'),
  site: () => import('./site'),
  songs: () => import('./songs'),
  terms: () => import('./terms'),
  voting: () => import('./voting'),
};
