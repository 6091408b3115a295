import { matchPath } from 'react-router';
import { NotFoundPage } from '../components/not-found-page';
import { contestQuery, galleryQuery, topEntriesQuery } from '../features/contest/contest-queries';
import { songsQuery } from '../features/songs/song-queries';
import { page, type Page } from './page';

export const pages: Page[] = [
  page({
    path: '/',
    file: 'src/features/contest/home-page.tsx',
    load: async () => (await import('../features/contest/home-page')).HomePage,
    topics: ['contest', 'entries'],
    prefetch: (queries, api) =>
      Promise.all([queries.prefetchQuery(contestQuery(api)), queries.prefetchQuery(topEntriesQuery(api))]),
  }),
  page({
    // The URL of a song opens the list at that song. One route for both keeps the list mounted between songs.
    path: '/songs/:slug?',
    file: 'src/features/songs/songs-page.tsx',
    load: async () => (await import('../features/songs/songs-page')).SongsPage,
    topics: ['songs'],
    prefetch: (queries, api) => queries.prefetchQuery(songsQuery(api)),
  }),
  page({
    path: '/entries',
    file: 'src/features/contest/entries-page.tsx',
    load: async () => (await import('../features/contest/entries-page')).EntriesPage,
    topics: ['contest', 'entries'],
    prefetch: (queries, api) =>
      Promise.all([
        queries.prefetchQuery(contestQuery(api)),
        queries.prefetchInfiniteQuery(galleryQuery(api)),
      ]),
  }),
  page({
    path: '/about',
    file: 'src/features/about/about-page.tsx',
    load: async () => (await import('../features/about/about-page')).AboutPage,
  }),
  page({
    path: '/contact',
    file: 'src/features/contact/contact-page.tsx',
    load: async () => (await import('../features/contact/contact-page')).ContactPage,
  }),
  page({
    path: '/auth',
    file: 'src/features/account/auth-page.tsx',
    load: async () => (await import('../features/account/auth-page')).AuthPage,
  }),
  page({
    path: '/terms',
    file: 'src/features/legal/terms-page.tsx',
    load: async () => (await import('../features/legal/terms-page')).TermsPage,
  }),
  page({
    path: '/opt-out',
    file: 'src/features/opt-out/opt-out-page.tsx',
    load: async () => (await import('../features/opt-out/opt-out-page')).OptOutPage,
  }),
];

const notFound = page({ path: '*', load: async () => NotFoundPage });

export function pageAt(pathname: string): Page {
  return pages.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? notFound;
}
