import { matchPath } from '../lib/router/match-path';
import { page, type Page, type PageOptions } from './page';

const RULES: Omit<PageOptions, 'path'> = {
  areas: ['terms'],
  load: async () => (await import('../features/legal/rules-page')).RulesPage,
};

/** What the server adds to each is in `server-pages.ts`. */
export const pages: Page[] = [
  page({
    path: '/',
    areas: ['contest', 'songs'],
    load: async () => (await import('../features/contest/home-page')).HomePage,
  }),
  page({
    path: '/songs',
    areas: ['songs'],
    load: async () => (await import('../features/songs/songs-page')).SongsPage,
  }),
  page({
    path: '/songs/:slug',
    areas: ['songs'],
    load: async () => (await import('../features/songs/song-page')).SongPage,
  }),
  page({
    path: '/entries',
    areas: ['contest', 'gallery'],
    load: async () => (await import('../features/contest/entries-page')).EntriesPage,
  }),
  page({
    path: '/entries/:slug',
    areas: ['contest', 'gallery', 'songs'],
    load: async () => (await import('../features/contest/entry-page')).EntryPage,
  }),
  page({
    path: '/contests',
    areas: ['contest', 'gallery'],
    load: async () => (await import('../features/contest/contests-page')).ContestsPage,
  }),
  page({
    path: '/contests/:slug',
    areas: ['contest', 'gallery'],
    load: async () => (await import('../features/contest/contest-page')).ContestPage,
  }),
  page({ path: '/contests/:slug/rules', ...RULES }),
  page({ path: '/contests/:slug/rules/:version', ...RULES }),
  page({
    path: '/about',
    areas: ['about', 'songs'],
    load: async () => (await import('../features/about/about-page')).AboutPage,
  }),
  page({
    path: '/contact',
    areas: ['contact', 'errors'],
    load: async () => (await import('../features/contact/contact-page')).ContactPage,
  }),
  page({
    path: '/auth',
    areas: ['account', 'errors'],
    load: async () => (await import('../features/account/auth-page')).AuthPage,
  }),
  page({
    path: '/invitation',
    areas: ['invitation', 'errors'],
    load: async () => (await import('../features/invitation/invitation-page')).InvitationPage,
  }),
  page({
    path: '/my-entry',
    areas: ['my-entry', 'errors'],
    load: async () => (await import('../features/my-entry/my-entry-page')).MyEntryPage,
  }),
  page({
    path: '/terms',
    areas: ['terms'],
    load: async () => (await import('../features/legal/terms-page')).TermsPage,
  }),
  page({
    path: '/opt-out',
    areas: ['opt-out', 'errors'],
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
