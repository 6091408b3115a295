import { contestAtQuery, contestsQuery } from '../features/contest/announced-contests';
import { contestQuery, topEntriesQuery } from '../features/contest/contest-queries';
import { FIRST_VIEW, galleryQuery } from '../features/contest/gallery-query';
import { rulesAtQuery, rulesQuery } from '../features/legal/rules-queries';
import { songsQuery } from '../components/song/song-queries';
import { matchPath } from '../lib/router/match-path';
import { page, type Page, type PageOptions } from './page';

const RULES: Omit<PageOptions, 'path'> = {
  areas: ['terms'],
  file: 'src/features/legal/rules-page.tsx',
  load: async () => (await import('../features/legal/rules-page')).RulesPage,
  topics: ['contest'],
  prefetch: import.meta.env.SSR
    ? (queries, api, { slug = '', version }, locale) =>
        queries.prefetchQuery(rulesAtQuery(api, locale, slug, version))
    : undefined,
};

/** Only the server prefetches, so the browser gets no code for it. */
export const pages: Page[] = [
  page({
    path: '/',
    areas: ['contest', 'songs'],
    laterAreas: ['entry-form', 'errors'],
    file: 'src/features/contest/home-page.tsx',
    load: async () => (await import('../features/contest/home-page')).HomePage,
    topics: ['contest', 'entries', 'songs'],
    prefetch: import.meta.env.SSR
      ? (queries, api) =>
          Promise.all([
            queries.prefetchQuery(contestQuery(api)),
            queries.prefetchQuery(topEntriesQuery(api)),
            queries.prefetchQuery(songsQuery(api)),
          ])
      : undefined,
  }),
  page({
    path: '/songs',
    areas: ['songs'],
    file: 'src/features/songs/songs-page.tsx',
    load: async () => (await import('../features/songs/songs-page')).SongsPage,
    topics: ['songs'],
    prefetch: import.meta.env.SSR ? (queries, api) => queries.prefetchQuery(songsQuery(api)) : undefined,
  }),
  page({
    path: '/songs/:slug',
    areas: ['songs'],
    file: 'src/features/songs/song-page.tsx',
    load: async () => (await import('../features/songs/song-page')).SongPage,
    topics: ['songs'],
    prefetch: import.meta.env.SSR ? (queries, api) => queries.prefetchQuery(songsQuery(api)) : undefined,
  }),
  page({
    path: '/entries',
    areas: ['contest', 'gallery'],
    file: 'src/features/contest/entries-page.tsx',
    load: async () => (await import('../features/contest/entries-page')).EntriesPage,
    topics: ['contest', 'entries'],
    prefetch: import.meta.env.SSR
      ? (queries, api) =>
          Promise.all([
            queries.prefetchQuery(contestQuery(api)),
            queries.prefetchInfiniteQuery(galleryQuery(api, FIRST_VIEW)),
          ])
      : undefined,
  }),
  page({
    path: '/contests',
    areas: ['contest', 'gallery'],
    file: 'src/features/contest/contests-page.tsx',
    load: async () => (await import('../features/contest/contests-page')).ContestsPage,
    topics: ['contest'],
    prefetch: import.meta.env.SSR ? (queries, api) => queries.prefetchQuery(contestsQuery(api)) : undefined,
  }),
  page({
    path: '/contests/:slug',
    areas: ['contest', 'gallery'],
    file: 'src/features/contest/contest-page.tsx',
    load: async () => (await import('../features/contest/contest-page')).ContestPage,
    topics: ['contest', 'entries', 'songs'],
    prefetch: import.meta.env.SSR
      ? async (queries, api, { slug = '' }) => {
          const [contest] = await Promise.all([
            queries.ensureQueryData(contestAtQuery(api, slug)).catch(() => null),
            queries.prefetchQuery(songsQuery(api)),
          ]);
          // A contest that is not announced has no entries to ask for.
          if (contest) await queries.prefetchInfiniteQuery(galleryQuery(api, FIRST_VIEW, slug));
        }
      : undefined,
  }),
  page({ path: '/contests/:slug/rules', ...RULES }),
  page({ path: '/contests/:slug/rules/:version', ...RULES }),
  page({
    path: '/about',
    areas: ['about', 'songs'],
    file: 'src/features/about/about-page.tsx',
    load: async () => (await import('../features/about/about-page')).AboutPage,
  }),
  page({
    path: '/contact',
    areas: ['contact', 'errors'],
    file: 'src/features/contact/contact-page.tsx',
    load: async () => (await import('../features/contact/contact-page')).ContactPage,
  }),
  page({
    path: '/auth',
    areas: ['account', 'errors'],
    file: 'src/features/account/auth-page.tsx',
    load: async () => (await import('../features/account/auth-page')).AuthPage,
  }),
  page({
    path: '/terms',
    areas: ['terms'],
    file: 'src/features/legal/terms-page.tsx',
    load: async () => (await import('../features/legal/terms-page')).TermsPage,
    topics: ['contest'],
    prefetch: import.meta.env.SSR
      ? (queries, api, _parameters, locale) => queries.prefetchQuery(rulesQuery(api, locale))
      : undefined,
  }),
  page({
    path: '/opt-out',
    areas: ['opt-out', 'errors'],
    file: 'src/features/opt-out/opt-out-page.tsx',
    load: async () => (await import('../features/opt-out/opt-out-page')).OptOutPage,
  }),
];

const notFound = page({
  path: '*',
  areas: ['songs'],
  load: async () => (await import('../components/not-found-page')).NotFoundPage,
});

/** The page at a path in the default language. */
export function pageAt(path: string): Page {
  return pages.find((page) => matchPath(page.path, path)) ?? notFound;
}
