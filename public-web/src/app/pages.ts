import { matchPath } from '../lib/router/match-path';
import { page, type Page, type PageOptions } from './page';

const RULES: Omit<PageOptions, 'path'> = {
  areas: ['terms'],
  load: () => import('../features/legal/rules-page').then((m) => m.RulesPage),
};

/** `then` compiles to less code than `await`, and all of it is in the first load. What the server adds to each is in `server-pages.ts`. */
export const pages: Page[] = [
  page({
    path: '/',
    areas: ['contest', 'songs'],
    load: () => import('../features/contest/home-page').then((m) => m.HomePage),
  }),
  page({
    path: '/songs',
    areas: ['songs'],
    load: () => import('../features/songs/songs-page').then((m) => m.SongsPage),
  }),
  page({
    path: '/songs/:slug',
    areas: ['songs'],
    load: () => import('../features/songs/song-page').then((m) => m.SongPage),
  }),
  page({
    path: '/entries',
    areas: ['contest', 'gallery'],
    load: () => import('../features/contest/entries-page').then((m) => m.EntriesPage),
  }),
  page({
    path: '/entries/:slug',
    areas: ['contest', 'gallery', 'songs'],
    load: () => import('../features/contest/entry-page').then((m) => m.EntryPage),
  }),
  page({
    path: '/vote',
    areas: ['voting', 'contest', 'gallery', 'entry-form', 'errors'],
    load: () => import('../features/contest/voting/vote-page').then((m) => m.VotePage),
  }),
  page({
    path: '/vote/confirm',
    areas: ['voting', 'contest', 'errors'],
    load: () => import('../features/contest/voting/confirm-vote-page').then((m) => m.ConfirmVotePage),
  }),
  page({
    path: '/contests',
    areas: ['contest', 'gallery'],
    load: () => import('../features/contest/contests-page').then((m) => m.ContestsPage),
  }),
  page({
    path: '/contests/:slug',
    areas: ['contest', 'gallery'],
    load: () => import('../features/contest/contest-page').then((m) => m.ContestPage),
  }),
  page({ path: '/contests/:slug/rules', ...RULES }),
  page({ path: '/contests/:slug/rules/:version', ...RULES }),
  page({
    path: '/about',
    areas: ['about', 'songs'],
    load: () => import('../features/about/about-page').then((m) => m.AboutPage),
  }),
  page({
    path: '/contact',
    areas: ['contact', 'errors'],
    load: () => import('../features/contact/contact-page').then((m) => m.ContactPage),
  }),
  page({
    path: '/auth',
    areas: ['account', 'errors'],
    load: () => import('../features/account/auth-page').then((m) => m.AuthPage),
  }),
  page({
    path: '/invitation',
    areas: ['invitation', 'errors'],
    load: () => import('../features/invitation/invitation-page').then((m) => m.InvitationPage),
  }),
  page({
    path: '/my-entry',
    areas: ['my-entry', 'entry-form', 'errors'],
    load: () => import('../features/my-entry/my-entry-page').then((m) => m.MyEntryPage),
  }),
  page({
    path: '/erase-entry',
    areas: ['my-entry', 'errors'],
    load: () => import('../features/erase-entry/erase-entry-page').then((m) => m.EraseEntryPage),
  }),
  page({
    path: '/terms',
    areas: ['terms'],
    load: () => import('../features/legal/terms-page').then((m) => m.TermsPage),
  }),
  page({
    path: '/opt-out',
    areas: ['opt-out', 'errors'],
    load: () => import('../features/opt-out/opt-out-page').then((m) => m.OptOutPage),
  }),
];

const notFound = page({
  path: '*',
  areas: ['songs'],
  load: () => import('../components/not-found-page').then((m) => m.NotFoundPage),
});

/** The page at a path in the default language. */
export function pageAt(path: string): Page {
  return pages.find((page) => matchPath(page.path, path)) ?? notFound;
}
