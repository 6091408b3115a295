import { inTime } from '@paattu/shared/in-time';
import { use } from 'react';
import { onlyExport } from '../lib/only-export';
import { matchPath } from '../lib/router/match-path';
import { page, type Page } from './page';

/** All of this is in the first load. What the server adds to each page is in `server-pages.ts`. */
export const pages: Page[] = [
  page({
    path: '/',
    areas: ['contest', 'songs'],
    load: () => import('../features/contest/home/home-page'),
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
    load: () => import('../features/contest/gallery/entries-page'),
  }),
  page({
    path: '/entries/:slug',
    areas: ['contest', 'gallery', 'songs'],
    load: () => import('../features/contest/entry/entry-page'),
  }),
  page({
    path: '/vote',
    areas: ['voting', 'contest', 'gallery', 'errors'],
    load: () => import('../features/contest/voting/vote-page'),
  }),
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
];

/** Those of `rare-pages.ts`, once they are loaded. */
let rarePages: Page[] = [];
let loading: Promise<void> | undefined;
/** The same promise each time: React renders a waiting page again. */
let loadingInTime: Promise<void> | undefined;

/** The page at a path in the default language; undefined for a rare page before `loadRarePages`. */
export function pageAt(path: string): Page | undefined {
  return [...pages, ...rarePages].find((page) => matchPath(page.path, path));
}

/** Without a limit: on the server, all pages wait for it, and a failure would stay. */
export function loadRarePages(): Promise<void> {
  return (loading ??= onlyExport(import('./rare-pages')).then((options) => {
    rarePages = options.map(page);
  }));
}

/** The page at a path. React waits for the rare pages, except where the page must render synchronously. */
export function usePageAt(path: string): Page {
  // The last of the rare pages is at each path.
  const page = pageAt(path) as Page;
  // Also once they are loaded: a page that has waited asks again.
  if (!pages.includes(page) && (loadingInTime || !page)) use((loadingInTime ??= inTime(loadRarePages())));
  return page;
}
