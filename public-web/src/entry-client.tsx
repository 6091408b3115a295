import { createApiClient, createSession } from '@paattu/api-client';
import { splitLocale } from '@paattu/shared/locales';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { createPlayer } from './app/create-player';
import { adoptData, PAGE_DATA_ID, type PageData } from './app/page-data';
import { loadRarePages, pageAt } from './app/pages';
import { createQueryClient } from './app/query-client';
import { expireKeptPhoto } from './features/contest/submission/expire-kept-photo';
import type { Player } from './lib/player/player';
import { BrowserRouter } from './lib/router/router';
import type { Translations } from './translations/catalogue';
import { loadedTranslations } from './translations/loaded';
import '../../fonts/fonts.css';
import './styles/index.css';

const root = document.getElementById('root');
const json = document.getElementById(PAGE_DATA_ID)?.textContent;
if (!root || !json) throw new Error('Not a page of the server');

const { origin, preview, queries: state } = JSON.parse(json) as PageData;
const session = createSession();
const api = createApiClient({ session });
const queries = createQueryClient();

const player = createPlayer(api, queries, siteTranslations);
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
adoptData(queries, state, visit?.type === 'back_forward');

expireKeptPhoto();

// Both start before React: the session is restored sooner, and the player has its audio element before any press.
void session.start();
startPlayer(player);

const { locale, path } = splitLocale(location.pathname);
if (!pageAt(path)) await loadRarePages();
await pageAt(path)?.preload(locale);
hydrateRoot(
  root,
  <BrowserRouter>
    <App services={{ api, session, player, origin, preview }} queries={queries} />
  </BrowserRouter>,
);

// The console frames a page with what is typed. It is rare, so its code is a chunk of its own.
if (preview) void import('./app/typed-draft').then(({ showTypedDraft }) => showTypedDraft(queries));

/** The frame of every page has loaded these. */
function siteTranslations(): Translations['site'] {
  const translations = loadedTranslations(splitLocale(location.pathname).locale, 'site');
  if (!translations) throw new Error('the page has no translations');
  return translations;
}

function startPlayer(player: Player): void {
  const audio = document.createElement('audio');
  audio.preload = 'none';
  document.body.append(audio);
  player.connect(audio);
}
