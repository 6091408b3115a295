import type { ApiClient } from '@paattu/api-client';
import { formOf } from '@paattu/shared/contest-state';
import type { Locale } from '@paattu/shared/locales';
import type { Topic } from '@paattu/shared/rules';
import type { QueryClient } from '@tanstack/react-query';
import { songsQuery } from '../components/song/song-queries';
import { contestAtQuery, contestsQuery } from '../features/contest/facts/announced-contests';
import { aboutTextsQuery } from '../lib/about-texts';
import { conditionsQuery } from '../lib/conditions-query';
import { type Contest, contestQuery, topEntriesQuery } from '../features/contest/facts/contest-queries';
import { sealQuery } from '../features/contest/contests/contest-seal';
import { entryAtQuery } from '../features/contest/entry/entry-at';
import { otherVoicesQuery } from '../features/contest/entry/other-voices-query';
import { FIRST_VIEW, galleryQuery } from '../features/contest/gallery/gallery-query';
import { homeOf, type HomeKind } from '../features/contest/home/home-kind';
import { podiumQuery } from '../features/contest/home/podium-query';
import { voicesQuery } from '../features/contest/home/voices-query';
import { resultQuery } from '../features/contest/results/result-query';
import { hasLongTexts, wholeSongQuery } from '../features/songs/whole-song';
import { rulesAtQuery, rulesQuery } from '../features/legal/rules-queries';
import type { Services } from '../lib/services';
import type { Area } from '../translations/catalogue';

/** What only the server needs of a page: it is no part of the code that each visitor loads. */
interface ServerPage {
  /** The page's module as the build's manifest names it, so that the HTML can preload its code. */
  file?: string;
  /** The translations of parts that load later (`components/later-part.tsx`), which the server renders too. */
  laterAreas?: Area[];
  /**
   * The topics of the data that the page shows, beside `texts` and `contest`, which decide the banner of each page. A
   * change of one drops the cached HTML.
   */
  topics?: Topic[];
  /** Loads that data for the HTML and for the browser's cache. The parameters are those of the path. */
  prefetch?(
    queries: QueryClient,
    services: Services,
    parameters: Record<string, string>,
    locale: Locale,
  ): Promise<unknown>;
}

const RULES: ServerPage = {
  file: 'src/features/legal/rules-page.tsx',
  prefetch: (queries, { api }, { slug = '', version }, locale) =>
    queries.prefetchQuery(rulesAtQuery(api, locale, slug, version)),
};

/** By the path of the page in `pages.ts`. */
const SERVER_PAGES: Record<string, ServerPage> = {
  '/': {
    file: 'src/features/contest/home/home-page.tsx',
    laterAreas: ['entry-form', 'errors', 'gallery', 'results'],
    topics: ['entries', 'songs'],
    prefetch: async (queries, { api, preview }, _parameters, locale) => {
      const [contest, songs] = await Promise.all([
        queries.ensureQueryData(contestQuery(api)).catch(() => undefined),
        queries.ensureQueryData(songsQuery(api)).catch(() => []),
      ]);
      const kind = homeOf(contest, songs.length);
      if (kind !== 'specified') await queries.prefetchQuery(aboutTextsQuery(api, preview));
      if (!contest) return;
      await Promise.all([
        prefetchEntries(queries, api, contest, kind),
        formOf(contest) !== 'closed' && queries.prefetchQuery(conditionsQuery(api, locale, contest.slug)),
      ]);
    },
  },
  '/songs': {
    file: 'src/features/songs/songs-page.tsx',
    topics: ['songs'],
    prefetch: (queries, { api }) => queries.prefetchQuery(songsQuery(api)),
  },
  '/songs/:slug': {
    file: 'src/features/songs/song-page.tsx',
    topics: ['songs'],
    prefetch: async (queries, { api }, { slug }) => {
      const songs = await queries.ensureQueryData(songsQuery(api)).catch(() => []);
      const song = songs.find((one) => one.slug === slug);
      if (song && hasLongTexts(song)) await queries.prefetchQuery(wholeSongQuery(api, song));
    },
  },
  '/entries': {
    file: 'src/features/contest/gallery/entries-page.tsx',
    topics: ['entries', 'songs'],
    prefetch: (queries, { api }) =>
      Promise.all([
        prefetchContestOrSongs(queries, api),
        queries.prefetchInfiniteQuery(galleryQuery(api, FIRST_VIEW)),
      ]),
  },
  '/entries/:slug': {
    file: 'src/features/contest/entry/entry-page.tsx',
    topics: ['entries', 'songs'],
    prefetch: (queries, { api }, { slug = '' }) =>
      Promise.all([
        prefetchEntry(queries, api, slug),
        queries.prefetchQuery(songsQuery(api)),
        queries.prefetchQuery(contestQuery(api)),
      ]),
  },
  '/vote': {
    file: 'src/features/contest/voting/vote-page.tsx',
    topics: ['songs'],
    prefetch: (queries, { api }) => prefetchContestOrSongs(queries, api),
  },
  '/vote/confirm': { file: 'src/features/contest/voting/confirm-vote-page.tsx' },
  '/contests': {
    file: 'src/features/contest/contests/contests-page.tsx',
    prefetch: (queries, { api }) => queries.prefetchQuery(contestsQuery(api)),
  },
  '/contests/:slug': {
    file: 'src/features/contest/contests/contest-page.tsx',
    topics: ['entries', 'songs'],
    prefetch: async (queries, { api }, { slug = '' }) => {
      const [contest] = await Promise.all([
        queries.ensureQueryData(contestAtQuery(api, slug)).catch(() => null),
        queries.prefetchQuery(songsQuery(api)),
      ]);
      // A contest that is not announced has no entries and no seal to ask for.
      if (!contest) return;
      await Promise.all([
        queries.prefetchInfiniteQuery(galleryQuery(api, FIRST_VIEW, slug)),
        queries.prefetchQuery(sealQuery(api, slug)),
      ]);
    },
  },
  '/contests/:slug/results': {
    file: 'src/features/contest/results/results-page.tsx',
    topics: ['entries'],
    prefetch: (queries, { api }, { slug = '' }) => queries.prefetchQuery(resultQuery(api, slug)),
  },
  '/contests/:slug/rules': RULES,
  '/contests/:slug/rules/:version': RULES,
  '/about': {
    file: 'src/features/about/about-page.tsx',
    topics: ['songs'],
    prefetch: (queries, { api, preview }) =>
      Promise.all([
        queries.prefetchQuery(aboutTextsQuery(api, preview)),
        queries.prefetchQuery(songsQuery(api)),
      ]),
  },
  '/contact': { file: 'src/features/contact/contact-page.tsx' },
  '/invitation': { file: 'src/features/invitation/invitation-page.tsx' },
  '/setup': { file: 'src/features/setup/setup-page.tsx' },
  '/confirm-address': { file: 'src/features/confirm-address/confirm-address-page.tsx' },
  '/erase-entry': { file: 'src/features/erase-entry/erase-entry-page.tsx' },
  '/jury': { file: 'src/features/jury/jury-page.tsx' },
  '/my-entry': { file: 'src/features/my-entry/my-entry-page.tsx' },
  '/auth': { file: 'src/features/account/auth-page.tsx' },
  '/terms': {
    file: 'src/features/legal/terms-page.tsx',
    prefetch: (queries, { api }, _parameters, locale) => queries.prefetchQuery(rulesQuery(api, locale)),
  },
  '/opt-out': { file: 'src/features/opt-out/opt-out-page.tsx' },
};

/** The page of a site without a contest leads to the songs, if there are some. */
async function prefetchContestOrSongs(queries: QueryClient, api: ApiClient) {
  const contest = await queries.ensureQueryData(contestQuery(api)).catch(() => undefined);
  if (contest === null) await queries.prefetchQuery(songsQuery(api));
}

async function prefetchEntry(queries: QueryClient, api: ApiClient, slug: string) {
  const [entry, contest] = await Promise.all([
    queries.ensureQueryData(entryAtQuery(api, slug)).catch(() => null),
    queries.ensureQueryData(contestQuery(api)).catch(() => null),
  ]);
  const isVoting = contest?.slug === entry?.contestSlug && contest?.state === 'voting';
  if (entry && !isVoting) await queries.prefetchQuery(otherVoicesQuery(api, entry));
}

/** The entries that a home page shows. */
async function prefetchEntries(queries: QueryClient, api: ApiClient, { slug }: Contest, kind: HomeKind) {
  if (kind === 'voting' || kind === 'judging') await queries.prefetchQuery(voicesQuery(api));
  else if (kind === 'decided') await queries.prefetchQuery(podiumQuery(api, slug));
  else if (kind !== 'announced' && kind !== 'ended') await queries.prefetchQuery(topEntriesQuery(api));
}

export function serverPageOf({ path }: { path: string }): ServerPage {
  return SERVER_PAGES[path] ?? {};
}
