import {
  press,
  screen,
  sessionOf,
  settle,
  waitFor,
  withDom,
  within,
} from '../../packages/api-client/test/controls';
import { createApiClient, createSession, type Schemas, type Session, type UserDto } from '@paattu/api-client';
import type { NavigationCounts, RemotePreviews } from '@paattu/api-client/console';
import { localZone } from '@paattu/shared/time-zones';
import { createRoot, type Root } from 'react-dom/client';
import { HttpError } from '../src/lib/http-error';
import { example } from '../../packages/api-client/test/example';
import { Server } from '../../packages/api-client/test/server';
import { uploadsTo } from '../../packages/api-client/test/upload';
import App from '../src/app';
import { navigation } from '../src/navigation';

export * from '../../packages/api-client/test/controls';
export { downloads } from '../../packages/api-client/test/dom';
export { example } from '../../packages/api-client/test/example';

export let server = new Server();
/** What the menu shows. */
export let counts: NavigationCounts = {};
/** Whether the shell asks before the page is left. */
export let hasUnsavedChanges = false;
let root: Root | null = null;
let log: jest.SpyInstance;
/** What React and the console report, other than error responses, each of which react-admin logs. */
let reported: unknown[][] = [];
const { fetch } = globalThis;

export const OWNER: UserDto = {
  uid: '7f1c2f7e-0000-4000-8000-000000000001',
  email: 'owner@paattu.example',
  displayName: 'Owner',
  isAdmin: true,
  permissions: ['entries.moderate', 'messages.answer', 'site.manage'],
  emailVerified: true,
  needsNewPassword: false,
  needsFactor: false,
  isInvited: false,
};

/** Gives each test of a file an empty page and a server without records. Call it once, before the tests. */
export function withConsole(): void {
  withDom(async () => {
    await closeConsole();
    globalThis.fetch = fetch;
    log.mockRestore();
    expect(server.unexpected).toEqual([]);
    expect(reported).toEqual([]);
  });
  beforeEach(() => {
    server = new Server();
    // A site on which all is done.
    server.answer('get', '/api/admin/first-steps', 200, { steps: [], isDismissed: true });
    globalThis.fetch = server.fetch;
    reported = [];
    log = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      if (!(words[0] instanceof HttpError)) reported.push(words);
    });
    hasUnsavedChanges = false;
    Reflect.set(
      globalThis,
      'XMLHttpRequest',
      uploadsTo(() => server),
    );
    server.answer('get', '/api/texts', 200, {});
    server.answer('get', '/api/time-zone', 200, { timeZone: localZone() });
    server.answer('get', '/api/contests', 200, []);
    server.list('/api/admin/contests', []);
    server.answer('get', '/api/contest', 204);
    // The menu counts what waits.
    server.answer('get', '/api/admin/entries/status-counts', 200, example('EntryStatusCountsDto'));
    server.list('/api/admin/entries', []);
    server.list('/api/admin/messages', []);
    server.list('/api/admin/emails', []);
    server.answer('get', '/api/admin/votes/summary', 200, {
      ...example('VotesSummaryDto'),
      quarantined: 0,
      undecided: 0,
    });
    // Home has the week and the state of email.
    server.answer('get', '/api/admin/analytics', 200, example('AnalyticsDto'));
    server.answer('get', '/api/admin/settings', 200, example('SettingsDto'));
  });
}

/** How emails are set up: they work, but for these values. */
export const answerMail = (values: Partial<Schemas['MailSettingsDto']>) =>
  server.answer('get', '/api/admin/settings', 200, {
    ...example('SettingsDto'),
    mail: {
      ...example('MailSettingsDto'),
      smtpHost: 'smtp.example.org:587',
      problem: null,
      isFixed: false,
      ...values,
    },
  });

/** The contests of the site, the current one first, as visitors and the owner see them. */
export function answerContests(contests: Parameters<typeof example<'ContestSummaryDto'>>[1][]): void {
  server.answer(
    'get',
    '/api/contests',
    200,
    contests.map((contest) => example('ContestSummaryDto', contest)),
  );
  server.list(
    '/api/admin/contests',
    contests.map((contest, index) => {
      const { id, slug, title, state, timeZone, winnerAt } = example('ContestSummaryDto', contest);
      const all = { id, slug, title, state, timeZone, winnerAt, isCurrent: index === 0 };
      return example('AdminContestDto', all);
    }),
  );
}

/** Answers a question with one of its buttons, and waits until it is gone. */
export async function confirm(question: string, answer: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await press(within(dialog).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** A picture by its first bytes, as nothing decodes it. */
export const pictureFile = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

/** A dialog with more than an answer. */
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Waits until alerts, such as toasts, say all this. */
export const expectAlert = (...wanted: string[]) =>
  waitFor(() => {
    const shown = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const text of wanted) expect(shown.join('\n')).toContain(text);
  });

async function closeConsole(): Promise<void> {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

/** Loads the code of a page, so that no test waits for it. */
async function loadViews(address: string): Promise<void> {
  const pages = navigation.filter(({ path }) => `${address}/`.startsWith(`/${path}/`));
  const {
    list,
    create,
    edit,
    show,
    others = {},
  } = pages.sort((a, b) => b.path.length - a.path.length)[0] ?? {};
  const views = [list, create, edit, show, ...Object.values(others)].filter((view) => view !== undefined);
  await Promise.all([import('../src/pages'), ...views.map((load) => load())]);
}

interface OpenOptions {
  as?: UserDto;
  /** The cards of the public site, which do not load without them. */
  previews?: Partial<RemotePreviews>;
}

/** Opens a page of the whole console, as the shell does. */
export async function openConsole(
  path: string,
  { as = OWNER, previews }: OpenOptions = {},
): Promise<Session> {
  await closeConsole();
  history.replaceState(null, '', `/admin${path}`);
  document.cookie = 'paattu_session=1; path=/';
  server.answer('post', '/api/auth/refresh', 200, sessionOf(as));
  const { origin } = location;
  const session = createSession({ baseUrl: origin, fetch: server.fetch });
  const api = createApiClient({ baseUrl: origin, fetch: server.fetch, session });
  await session.start();
  await loadViews(path.split('?')[0] ?? '');
  const main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
  root.render(
    <App
      basename="/admin"
      api={api}
      session={session}
      onNavigate={() => {}}
      onUnsavedChanges={(isChanged) => {
        hasUnsavedChanges = isChanged;
      }}
      loadPreviews={() =>
        previews ? Promise.resolve(previews as RemotePreviews) : Promise.reject(new Error('no previews'))
      }
      onCounts={(shown) => {
        counts = shown;
      }}
    />,
  );
  await settle();
  return session;
}
