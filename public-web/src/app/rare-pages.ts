import type { PageOptions } from './page';

const RULES: Omit<PageOptions, 'path'> = {
  areas: ['terms'],
  load: () => import('../features/legal/rules-page'),
};

/**
 * The pages that most visits do not open, such as those of emails, and the page of an unknown path, which is the last.
 * They are a chunk of their own. It imports no module, because the first load, which these would be in, waits for it.
 */
export const rarePages: PageOptions[] = [
  {
    path: '/contests',
    areas: ['contest', 'gallery', 'results'],
    load: () => import('../features/contest/contests/contests-page'),
  },
  {
    path: '/contests/:slug',
    areas: ['contest', 'gallery', 'results'],
    load: () => import('../features/contest/contests/contest-page'),
  },
  {
    path: '/contests/:slug/results',
    areas: ['results', 'contest', 'gallery', 'songs', 'voting', 'errors'],
    load: () => import('../features/contest/results/results-page'),
  },
  {
    path: '/terms',
    areas: ['terms'],
    load: () => import('../features/legal/terms-page'),
  },
  { path: '/contests/:slug/rules', ...RULES },
  { path: '/contests/:slug/rules/:version', ...RULES },
  {
    path: '/my-entry',
    areas: ['my-entry', 'entry-form', 'errors'],
    load: () => import('../features/my-entry/my-entry-page'),
  },
  {
    path: '/vote/confirm',
    areas: ['voting', 'contest', 'gallery', 'errors'],
    load: () => import('../features/contest/voting/confirm-vote-page'),
  },
  {
    path: '/invitation',
    areas: ['invitation', 'errors'],
    load: () => import('../features/invitation/invitation-page'),
  },
  {
    path: '/setup',
    areas: ['errors'],
    load: () => import('../features/setup/setup-page'),
  },
  {
    path: '/confirm-address',
    areas: ['my-entry', 'errors'],
    load: () => import('../features/confirm-address/confirm-address-page'),
  },
  {
    path: '/erase-entry',
    areas: ['my-entry', 'errors'],
    load: () => import('../features/erase-entry/erase-entry-page'),
  },
  {
    path: '/opt-out',
    areas: ['opt-out', 'errors'],
    load: () => import('../features/opt-out/opt-out-page'),
  },
  {
    path: '/jury',
    areas: ['jury', 'errors'],
    load: () => import('../features/jury/jury-page'),
  },
  {
    path: '*',
    areas: ['songs'],
    load: () => import('../components/not-found-page'),
  },
];
