import { matchPath } from '../lib/router/match-path';
import { page, type Page, type PageOptions } from './page';

const RULES: Omit<PageOptions, 'path'> = {
  areas: ['terms'],
  load: () => import('../features/legal/rules-page'),
};

/** All of this is in the first load. What the server adds to each page is in `server-pages.ts`. */
export const pages: Page[] = [
  page({
    path: '/',
    areas: ['contest', 'songs'],
    load: () => import('../features/contest/home-page'),
  }),
  page({
    path: '/songs',
    areas: ['songs'],
    load: () => import('../features/songs/songs-page'),
  }),
  page({
    path: '/songs/:slug',
    areas: ['songs'],
    load: () => import('../features/songs/song-page'),
  }),
  page({
    path: '/entries',
    areas: ['contest', 'gallery'],
    load: () => import('../features/contest/entries-page'),
  }),
  page({
    path: '/entries/:slug',
    areas: ['contest', 'gallery', 'songs'],
    load: () => import('../features/contest/entry-page'),
  }),
  page({
    path: '/vote',
    areas: ['voting', 'contest', 'gallery', 'errors'],
    load: () => import('../features/contest/voting/vote-page'),
  }),
  page({
    path: '/vote/confirm',
    areas: ['voting', 'contest', 'errors'],
    load: () => import('../features/contest/voting/confirm-vote-page'),
  }),
  page({
    path: '/contests',
    areas: ['contest', 'gallery'],
    load: () => import('../features/contest/contests-page'),
  }),
  page({
    path: '/contests/:slug',
    areas: ['contest', 'gallery'],
    load: () => import('../features/contest/contest-page'),
  }),
  page({ path: '/contests/:slug/rules', ...RULES }),
  page({ path: '/contests/:slug/rules/:version', ...RULES }),
  page({
    path: '/about',
    areas: ['about', 'songs'],
    load: () => import('../features/about/about-page'),
  }),
  page({
    path: '/contact',
    areas: ['contact', 'errors'],
    load: () => import('../features/contact/contact-page'),
  }),
  page({
    path: '/auth',
    areas: ['account', 'errors'],
    load: () => import('../features/account/auth-page'),
  }),
  page({
    path: '/invitation',
    areas: ['invitation', 'errors'],
    load: () => import('../features/invitation/invitation-page'),
  }),
  page({
    path: '/my-entry',
    areas: ['my-entry', 'entry-form', 'errors'],
    load: () => import('../features/my-entry/my-entry-page'),
  }),
  page({
    path: '/erase-entry',
    areas: ['my-entry', 'errors'],
    load: () => import('../features/erase-entry/erase-entry-page'),
  }),
  page({
    path: '/terms',
    areas: ['terms'],
    load: () => import('../features/legal/terms-page'),
  }),
  page({
    path: '/opt-out',
    areas: ['opt-out', 'errors'],
    load: () => import('../features/opt-out/opt-out-page'),
  }),
];

const notFound = page({
  path: '*',
  areas: ['songs'],
  load: () => import('../components/not-found-page'),
});

/** The page at a path in the default language. */
export function pageAt(path: string): Page {
  return pages.find((page) => matchPath(page.path, path)) ?? notFound;
}
