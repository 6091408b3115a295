import { isWithin, ownerOf } from './ownership';
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
