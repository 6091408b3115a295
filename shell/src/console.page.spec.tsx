import { noteAsserted } from '../../packages/api-client/test/asserted';
import { texts } from '../../e2e/support/sentences';
import {
  MODERATOR,
  openShell,
  OWNER,
  press,
  pressKey,
  remotes,
  screen,
  server,
  waitFor,
  within,
  withShell,
} from '../test/shell';

withShell();

const at = (path: string) => history.replaceState(null, '', `/admin/${path}`);
beforeEach(() => at('no-such-page'));

const pages = () => screen.findByRole('navigation', { name: 'Dashboard' });
const titles = () => screen.findAllByRole('heading', { level: 2 });
const failed = (changes: Partial<ReturnType<typeof remotes>> = {}) =>
  remotes({
    list: [{ ...remotes().list[0]!, status: 'failed', reason: 'unreachable' }],
    ...changes,
  });

it('shows a spinner until the session is restored', async () => {
  await openShell();
  const restore = server.hold('post', '/api/auth/refresh');
  await screen.findByText('Loading…');
  expect(screen.queryByRole('heading')).toBeNull();
  restore();
  await pages();
});

it('the sign-in page says why the session has ended: by a restore, once', async () => {
  at('settings/care');
  const { signInAddress } = await import('./session/sign-in-address');
  sessionStorage.setItem('paattu-restoring', '1');
  expect(signInAddress()).toBe('/auth?restored&returnTo=%2Fadmin%2Fsettings%2Fcare');
  expect(signInAddress()).toBe('/auth?ended&returnTo=%2Fadmin%2Fsettings%2Fcare');
});

it('says that there is no such page, and has the title of the console', async () => {
  await openShell();
  await screen.findByText('There is no such page');
  expect(document.title).toBe('Dashboard · Paattu');
});

it('shows a page of the owner to nobody else', async () => {
  at('songs');
  await openShell({ as: MODERATOR });
  await screen.findByText('This page is for the owner');
  const links = within(await pages()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Contest']);
});

it('lists the places, each of which opens its first page', async () => {
  await openShell();
  const links = within(await pages()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Songs', '/admin/songs'],
    ['Contest', '/admin/contest/entries'],
    ['Settings', '/admin/settings/site'],
  ]);
});

describe('the tabs of a place', () => {
  const names = (row: HTMLElement) =>
    within(row)
      .getAllByRole('link')
      .map((link) => `${link.textContent}${link.getAttribute('aria-current') === 'page' ? '!' : ''}`);
  const row = (name: string) => screen.findByRole('navigation', { name });

  it('are links, and so are the pages that share one', async () => {
    at('settings/email/opt-outs');
    await openShell();
    expect(names(await row('Settings'))).toEqual(['Site', 'Email!']);
    expect(names(await row('Email'))).toEqual(['Emails', 'Opt-outs!']);
    expect(names(await pages())).toEqual(['Songs', 'Contest', 'Settings!']);
    expect(document.title).toBe('Opt-outs · Settings · Dashboard · Paattu');
    await press(within(await row('Settings')).getByRole('link', { name: 'Site' }));
    expect(location.pathname).toBe('/admin/settings/site');
    expect(names(await row('Settings'))).toEqual(['Site!', 'Email']);
    expect(screen.queryByRole('navigation', { name: 'Email' })).toBeNull();
  });

  it('are none where there is one page', async () => {
    at('songs');
    await openShell();
    await pages();
    expect(screen.queryByRole('navigation', { name: 'Songs' })).toBeNull();
    at('contest/entries');
    await openShell({ as: MODERATOR });
    await pages();
    expect(screen.queryByRole('navigation', { name: 'Contest' })).toBeNull();
  });
});

it('a former address leads to the present one, with its query and its hash', async () => {
  at('entries/7/show?filter=%7B%7D#photo');
  await openShell();
  await waitFor(() => expect(location.pathname).toBe('/admin/contest/entries/7/show'));
  expect(location.search + location.hash).toBe('?filter=%7B%7D#photo');
});

it.each([
  ['the name of a place', 'settings', '/admin/settings/site'],
  ['the start, where no page is there,', '', '/admin/songs'],
])('%s leads to the first page', async (_, path, target) => {
  history.replaceState(null, '', path ? `/admin/${path}` : '/admin');
  await openShell();
  await waitFor(() => expect(location.pathname).toBe(target));
});

it('shows each page of a remote before places as one of the menu', async () => {
  const { name, title, provides, entry, contractVersion } = remotes().list[0]!;
  const older = { name, title, provides, entry, contractVersion };
  const navigation = [{ label: 'Entries', path: 'entries', icon: 'M0 0' }];
  at('entries');
  await openShell({ shown: remotes({ list: [{ ...older, status: 'ready', navigation }] }) });
  expect(
    within(await pages())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Entries']);
  expect(location.pathname).toBe('/admin/entries');
  expect(document.title).toBe('Entries · Dashboard · Paattu');
});

it('leads to the pages of the server while a part cannot be loaded', async () => {
  await openShell();
  await pages();
  expect(screen.queryByRole('link', { name: 'Queue dashboard' })).toBeNull();
  await openShell({ shown: failed() });
  await pages();
  expect(screen.getByRole('link', { name: 'Queue dashboard' }).getAttribute('href')).toBe('/admin/queues');
  expect(screen.getByRole('link', { name: 'API docs' }).getAttribute('href')).toBe('/api/docs');
});

describe('the sidebar', () => {
  const toggle = (name: string) => screen.findByRole('button', { name });

  it('is collapsed at first, toggles by Ctrl+B, and keeps its state', async () => {
    await openShell();
    expect((await toggle('Expand sidebar')).getAttribute('aria-expanded')).toBe('false');
    await pressKey('{Control>}b{/Control}');
    expect((await toggle('Collapse sidebar')).getAttribute('aria-expanded')).toBe('true');
    await openShell();
    await press(await toggle('Collapse sidebar'));
    await toggle('Expand sidebar');
    await openShell();
    await toggle('Expand sidebar');
  });

  it('leaves other keys alone', async () => {
    await openShell();
    await toggle('Expand sidebar');
    await pressKey('b{Control>}{Shift>}b{/Shift}{/Control}{Alt>}{Control>}b{/Control}{/Alt}');
    await toggle('Expand sidebar');
  });
});

describe('a part that cannot be loaded', () => {
  it('is named in the sidebar and on its pages, and can be loaded again', async () => {
    const retry = jest.fn();
    await openShell({ shown: failed({ retry }) });
    await screen.findByText(
      'Entries, songs and settings could not be loaded. Everything else here still works.',
    );
    await press(within(await pages()).getByRole('button', { name: 'Retry' }));
    await press(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    expect(retry.mock.calls).toEqual([['admin_web'], ['admin_web']]);
    expect(within(await pages()).getByText('Entries, songs and settings: unavailable')).toBeTruthy();
  });

  it('says that it was built for another version', async () => {
    const list = failed().list.map((remote) => ({ ...remote, reason: 'outdated' }) as never);
    await openShell({ shown: failed({ list }) });
    await screen.findByText(/^Entries, songs and settings was built for another version of the console\./);
  });

  it('is none if the server did not list the parts', async () => {
    const reload = jest.fn();
    await openShell({ shown: remotes({ status: 'failed', list: [], reload }) });
    expect((await titles()).map(({ textContent }) => textContent)).toContain(
      'The console’s pages could not be listed',
    );
    await press(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the top bar', () => {
  const theme = (name: string) => screen.findByRole('button', { name: `Theme: ${name}` });

  it('goes through the themes, which the browser keeps', async () => {
    await openShell();
    await press(await theme('as the system'));
    await press(await theme('light'));
    await theme('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('paattu-theme')).toBe('dark');
    await openShell();
    await press(await theme('dark'));
    await theme('as the system');
    expect(localStorage.getItem('paattu-theme')).toBeNull();
  });

  it('reports a failed log-out, and the console stays open', async () => {
    await openShell();
    server.lose('post', '/api/auth/logout');
    await press(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByText(texts.admin.logOutFailed);
    noteAsserted(texts.admin.logOutFailed);
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  });

  it('leads to the password, also for a password that is too easy to guess', async () => {
    await openShell({ as: { ...OWNER, needsNewPassword: true } });
    await screen.findByText(/^Your password is too easy to guess/);
    const links = screen.getAllByRole('link', { name: /change your password/i });
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(1);
  });

  it('leads a moderator who needs a factor to the account', async () => {
    await openShell({ as: { ...OWNER, isAdmin: false, needsFactor: true } });
    await screen.findByText(/^The owner asks each moderator/);
    const link = screen.getByRole('link', { name: 'Add one under Your account' });
    expect(link.getAttribute('href')).toBe('/admin/account');
  });

  it('has the published name of the site', async () => {
    server.answer('get', '/api/texts', 200, { name: 'Meera Nair' });
    await openShell();
    await waitFor(() => expect(document.title).toBe('Dashboard · Meera Nair'));
  });
});
