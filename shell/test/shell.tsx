import { sessionOf, withDom } from '../../packages/api-client/test/controls';
import { createApiClient, createSession, type UserDto } from '@paattu/api-client';
import { createRoot, type Root } from 'react-dom/client';
import { Server } from '../../packages/api-client/test/server';
import type { Remotes } from '../src/remotes/use-remotes';

export * from '../../packages/api-client/test/controls';

export let server = new Server();
let root: Root | null = null;

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
export const MODERATOR: UserDto = { ...OWNER, isAdmin: false, permissions: ['entries.moderate'] };

const page = (label: string, path: string, place: string, tab = label) => ({
  label,
  path,
  icon: 'M0 0',
  place,
  tab,
});

/** The pages of the console, listed and loaded. */
export const remotes = (changes: Partial<Remotes> = {}): Remotes => ({
  status: 'listed',
  list: [
    {
      name: 'admin_web',
      title: 'Entries, songs and settings',
      provides: 'pages',
      entry: '/remoteEntry.js',
      contractVersion: 2,
      status: 'ready',
      places: [
        { name: 'songs', label: 'Songs', icon: 'M0 0', isInPhoneBar: true },
        { name: 'contest', label: 'Contest', icon: 'M0 0', isInPhoneBar: true },
        { name: 'settings', label: 'Settings', icon: 'M0 0' },
      ],
      moved: { entries: 'contest/entries' },
      navigation: [
        page('Upload Song', 'songs', 'songs'),
        { ...page('Entries', 'contest/entries', 'contest'), permission: 'entries.moderate' },
        page('Votes', 'contest/votes', 'contest'),
        page('Site texts', 'settings/site', 'settings', 'Site'),
        page('Emails', 'settings/email', 'settings', 'Email'),
        page('Opt-outs', 'settings/email/opt-outs', 'settings', 'Email'),
      ],
    },
  ],
  reload: () => {},
  retry: () => {},
  ...changes,
});

/** Gives each test of a file an empty page and a server. Call it once, before the tests. */
export function withShell(): void {
  withDom(() => {
    closeShell();
    delete document.documentElement.dataset.theme;
    expect(server.unexpected).toEqual([]);
  });
  beforeEach(() => {
    server = new Server();
    server.answer('get', '/api/texts', 200, {});
  });
}

function closeShell(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

interface Options {
  as?: UserDto;
  shown?: Remotes;
}

/** Opens the frame of the console at a page that no remote has. */
export async function openShell({ as = OWNER, shown = remotes() }: Options = {}): Promise<void> {
  // These look at the page as soon as they load.
  const { Console } = await import('../src/console');
  const { ToastProvider } = await import('../src/frame/toasts');
  const { SessionGuard } = await import('../src/session/session-guard');
  closeShell();
  document.cookie = 'paattu_session=1; path=/';
  server.answer('post', '/api/auth/refresh', 200, sessionOf(as));
  const { origin } = location;
  const session = createSession({ baseUrl: origin, fetch: server.fetch });
  const api = createApiClient({ baseUrl: origin, fetch: server.fetch, session });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ToastProvider>
      <SessionGuard session={session}>
        {(user, logOut) => (
          <Console api={api} session={session} remotes={shown} user={user} onLogOut={logOut} />
        )}
      </SessionGuard>
    </ToastProvider>,
  );
}
