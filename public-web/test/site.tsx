import { screen, sessionOf, settle, waitFor, withDom } from '../../packages/api-client/test/controls';
import { createApiClient, createSession, type Schemas, type Session, type UserDto } from '@paattu/api-client';
import { splitLocale } from '@paattu/shared/locales';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../src/app/app';
import { createPlayer } from '../src/app/create-player';
import { loadRarePages, pageAt } from '../src/app/pages';
import { createQueryClient } from '../src/app/query-client';
import { entryText } from '../src/lib/entry-text';
import { BrowserRouter } from '../src/lib/router/router';
import { textsQuery } from '../src/lib/site-texts';
import { toasts } from '../src/lib/toasts';
import { loadedTranslations } from '../src/translations/loaded';
import { noteAsserted } from '../../packages/api-client/test/asserted';
import { Server } from '../../packages/api-client/test/server';
import { uploadsTo } from '../../packages/api-client/test/upload';

export * from '../../packages/api-client/test/controls';

export let server = new Server();
/** Of the page that is open. */
export let session: Session;
let root: Root | null = null;
/** What React has reported: an error from which it has recovered, or a page that breaks its rules. */
let reported: unknown[][] = [];

function closePage(): void {
  root?.unmount();
  root = null;
}

/**
 * Gives each test of a file an empty page and a server. Call it once, before the tests. `leave` runs on the page before it
 * closes: what a visitor has typed stays in the modules of the page.
 */
export function withSite(leave = async () => {}): void {
  withDom(async () => {
    if (root) await leave();
    // Other pages fill the entry form, too.
    entryText.change(entryText.empty);
    closePage();
    toasts.dismissAll();
    expect(server.unexpected).toEqual([]);
    expect(reported).toEqual([]);
  });
  beforeEach(() => {
    server = new Server();
    reported = [];
    console.error = (...words: unknown[]) => {
      const isKnown =
        // happy-dom does not know this element.
        words[1] === 'search';
      if (!isKnown) reported.push(words);
    };
    Reflect.set(
      globalThis,
      'XMLHttpRequest',
      uploadsTo(() => server),
    );
    server.answer('get', '/api/texts', 200, {});
  });
}

export const MEERA: UserDto = {
  uid: '7f1c2f7e-0000-4000-8000-000000000007',
  email: 'meera@visitor.example',
  displayName: 'Meera Das',
  isAdmin: false,
  permissions: [],
  emailVerified: true,
  needsNewPassword: false,
  needsFactor: false,
  isInvited: false,
};

/**
 * Opens a page of the whole site, as a browser does: with the router, session, queries and translations, and the server
 * of the test.
 */
export async function openPage(
  address: string,
  { as, siteTexts = {} }: { as?: UserDto; siteTexts?: Schemas['PublicTextsDto'] } = {},
): Promise<void> {
  closePage();
  history.replaceState(null, '', address);
  if (as) {
    document.cookie = 'paattu_session=1; path=/';
    server.answer('post', '/api/auth/refresh', 200, sessionOf(as));
  }
  const { fetch } = server;
  const { origin } = location;
  session = createSession({ baseUrl: origin, fetch });
  const api = createApiClient({ baseUrl: origin, fetch, session });
  const queries = createQueryClient({ retries: false });
  queries.setQueryData(textsQuery(api).queryKey, siteTexts);
  const { locale, path } = splitLocale(location.pathname);
  if (!pageAt(path)) await loadRarePages();
  await pageAt(path)?.preload(locale);
  const player = createPlayer(api, queries, () => loadedTranslations(locale, 'site')!);
  const audio = document.body.appendChild(document.createElement('audio'));
  player.connect(audio);
  await session.start();
  const ready = new Promise((resolve) => addEventListener('page-ready', resolve, { once: true }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <BrowserRouter>
      <App services={{ api, session, player, origin }} queries={queries} />
    </BrowserRouter>,
  );
  await ready;
  await settle();
}

/** Follows a link of an email in the tab of the page, as a browser does if only the fragment differs. */
export function followLink(address: string): void {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const toastText = () =>
  screen.getByRole('region', { name: /^(Notifications|അറിയിപ്പുകൾ) / }).querySelector('.toast-text');

export const hasToast = () => toastText() !== null;

/** Waits for the toast with exactly this title and sentence, and notes both. */
export async function expectToast(title: string, sentence?: string): Promise<void> {
  await waitFor(() => {
    const texts = [...(toastText()?.querySelectorAll('strong, span') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(texts).toEqual(sentence === undefined ? [title] : [title, sentence]);
  });
  noteAsserted(title, ...(sentence === undefined ? [] : [sentence]));
  noteAsserted(title);
}
