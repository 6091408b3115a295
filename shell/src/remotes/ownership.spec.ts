import { isWithin, leadsTo, ownerOf, pageAt } from './ownership';
import type { Remote } from './registry';

function remote(name: string, ...paths: string[]): Remote {
  const navigation = paths.map((path) => ({ label: path, path, icon: '' }));
  return {
    name,
    title: 'Pages',
    provides: 'pages',
    entry: `/${name}.js`,
    contractVersion: 2,
    status: 'ready',
    navigation,
  };
}

test.each([
  ['/admin/entries', true],
  ['/admin/entries/7/show', true],
  ['/admin/entries-archive', false],
  ['/admin', false],
])('%s is within the entries: %s', (pathname, expected) => {
  expect(isWithin(pathname, { path: 'entries' })).toBe(expected);
});

test('the start is a page of the console alone', () => {
  expect(['/admin', '/admin/', '/admin/entries'].map((path) => isWithin(path, { path: '' }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('the page with the longest address is at a path, whichever is listed first', () => {
  const pages = [{ path: 'settings/email' }, { path: 'settings/email/opt-outs' }];
  for (const listed of [pages, pages.toReversed()]) {
    expect(pageAt('/admin/settings/email/opt-outs', listed)?.path).toBe('settings/email/opt-outs');
    expect(pageAt('/admin/settings/email/opt-outssuch', listed)?.path).toBe('settings/email');
  }
});

describe('leadsTo', () => {
  const pages: Remote = {
    ...remote('pages', 'contest/entries', 'contest/votes'),
    places: [{ name: 'contest', label: 'Contest', icon: '' }],
    moved: { entries: 'contest/entries', contest: 'contest/votes' },
  } as Remote;
  if (pages.status === 'ready') for (const page of pages.navigation) page.place = 'contest';

  test.each([
    ['/admin/entries', '/admin/contest/entries'],
    ['/admin/entries/', '/admin/contest/entries'],
    ['/admin/entries/7/show', '/admin/contest/entries/7/show'],
    ['/admin/entries-archive', undefined],
    // A former address is older than the place of that name.
    ['/admin/contest', '/admin/contest/votes'],
    ['/admin/nowhere', undefined],
  ])('%s leads to %s', (pathname, expected) => {
    expect(leadsTo(pathname, [pages])).toBe(expected);
  });

  test('the name of a place leads to its first page', () => {
    expect(leadsTo('/admin/contest', [{ ...pages, moved: {} } as Remote])).toBe('/admin/contest/entries');
  });

  test('a remote of a release before places leads nowhere', () => {
    expect(leadsTo('/admin/contest', [remote('older', 'entries')])).toBeUndefined();
  });
});

describe('ownerOf', () => {
  const moderation = remote('moderation', 'entries', 'songs');
  const preview = remote('preview', 'songs', 'visitors');

  test('finds the remote whose navigation covers the path', () => {
    expect(ownerOf('/admin/visitors/today', [moderation, preview])).toBe(preview);
  });

  test('if two remotes claim a path, finds the one listed first', () => {
    expect(ownerOf('/admin/songs', [moderation, preview])).toBe(moderation);
  });

  test('finds no remote that failed to load', () => {
    const failed: Remote = { ...moderation, status: 'failed', reason: 'unreachable' };
    expect(ownerOf('/admin/entries', [failed])).toBeUndefined();
  });
});
