// First: user-event and React look for a DOM when they load.
import { addDom, emptyDom, removeDom } from './dom';
import { createApiClient, createSession, type UserDto } from '@paattu/api-client';
import { splitLocale } from '@paattu/api-client/locales';
import { configure, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../src/app/app';
import { createPlayer } from '../src/app/create-player';
import { loadRarePages, pageAt } from '../src/app/pages';
import { createQueryClient } from '../src/app/query-client';
import { BrowserRouter } from '../src/lib/router/router';
import { textsQuery } from '../src/lib/site-texts';
import { toasts } from '../src/lib/toasts';
import { loadedTranslations } from '../src/translations/loaded';
import { Server } from './server';
import { uploadsTo } from './upload';

configure({
  // Long, for busy machines; a test waits only as long as it must.
  asyncUtilTimeout: 30_000,
  // Without the whole page, which hides the message.
  getElementError: (message) => new Error(message ?? ''),
});
// Without layout, nothing covers a control.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

export let server = new Server();
let root: Root | null = null;

function closePage(): void {
  root?.unmount();
  root = null;
}

/**
 * Gives each test of a file an empty page and a server. Call it once, before the tests. `leave` runs on the page before it
 * closes: what a visitor has typed stays in the modules of the page.
 */
export function withSite(leave = async () => {}): void {
  beforeAll(addDom);
  afterAll(async () => {
    // React may have planned work for the page that is gone.
    await new Promise((resolve) => setTimeout(resolve));
    removeDom();
  });
  beforeEach(() => {
    server = new Server();
    Reflect.set(
      globalThis,
      'XMLHttpRequest',
      uploadsTo(() => server),
    );
    server.answer('get', '/api/texts', 200, {});
  });
  afterEach(async () => {
    if (root) await leave();
    closePage();
    toasts.dismissAll();
    emptyDom();
    expect(server.unexpected).toEqual([]);
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
  isInvited: false,
};

/** The answer to a log-in. */
export const sessionOf = (account: UserDto) => ({
  accessToken: 'made-up',
  expiresIn: 900,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  user: account,
});

/**
 * Opens a page of the whole site, as a browser does: with the router, session, queries and translations, and the server
 * of the test.
 */
export async function openPage(address: string, { as }: { as?: UserDto } = {}): Promise<void> {
  closePage();
  history.replaceState(null, '', address);
  if (as) {
    document.cookie = 'paattu_session=1; path=/';
    server.answer('post', '/api/auth/refresh', 200, sessionOf(as));
  }
  const { fetch } = server;
  const { origin } = location;
  const session = createSession({ baseUrl: origin, fetch });
  const api = createApiClient({ baseUrl: origin, fetch, session });
  const queries = createQueryClient({ retries: false });
  queries.setQueryData(textsQuery(api).queryKey, {});
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
}

export const main = () => within(screen.getByRole('main'));

/** The field of a label. */
export const field = (label: string | RegExp): HTMLInputElement =>
  main().getByLabelText(label, { selector: 'input, textarea, select' });

export const button = (name: string | RegExp) => main().getByRole('button', { name });

/** Replaces the content of a field. */
export async function fill(input: HTMLInputElement, value: string): Promise<void> {
  await user.clear(input);
  if (value === '') return;
  await user.click(input);
  await user.paste(value);
}

/** Chooses an option of a list by its words. */
export const select = (list: HTMLSelectElement, option: string) => user.selectOptions(list, option);

export const choose = (input: HTMLInputElement, file: File) => user.upload(input, file);
export const press = (element: Element) => user.click(element);

/** Presses a control, and looks at the page before the pointer goes up again. */
export async function holdPress(element: Element, look: () => void): Promise<void> {
  await user.pointer({ target: element, keys: '[MouseLeft>]' });
  look();
  await user.pointer({ target: element, keys: '[/MouseLeft]' });
}

export const pressKey = (keys: string) => user.keyboard(keys);
export const pressTab = () => user.tab();

/** What a screen reader reads with a field. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join(' ');
}

export const isInvalid = (element: Element) => element.getAttribute('aria-invalid') === 'true';

/** Waits for a text of the page, and notes it. */
export async function expectText(text: string): Promise<HTMLElement> {
  const found = await screen.findByText(text);
  noteAsserted(text);
  return found;
}

/** Waits until an element has the focus. */
export const expectFocus = (find: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(find()));

const toastText = () => screen.getByRole('region', { name: /^Notifications/ }).querySelector('.toast-text');

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

export { screen, waitFor, within };

/** Notes that a test has seen a text on the page, for `e2e/tests/sentences.spec.ts`. */
function noteAsserted(...words: readonly string[]): void {
  const folder = process.env.ASSERTED_FOLDER;
  if (folder) appendFileSync(join(folder, String(process.pid)), `${words.join(' / ')}\n`);
}
