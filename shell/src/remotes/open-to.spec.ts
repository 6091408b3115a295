import { openTo } from './open-to';
import type { Remote } from './registry';

const item = (path: string) => ({ path, label: path, icon: 'M0 0' });
const remote: Remote = {
  name: 'admin',
  title: 'Pages',
  provides: 'pages',
  entry: '/remotes/admin/remoteEntry.js',
  contractVersion: 2,
  status: 'ready',
  navigation: [{ ...item('entries'), permission: 'entries.moderate' }, item('songs')],
};
const user = {
  uid: '1',
  email: 'a@visitor.example',
  displayName: 'Asha',
  emailVerified: true,
  isInvited: false,
  needsNewPassword: false,
  needsFactor: false,
};

test('a moderator sees the pages that name a permission of theirs; the owner sees all', () => {
  const pathsFor = (permissions: Array<'entries.moderate' | 'site.manage'>, isAdmin: boolean) =>
    openTo({ ...user, isAdmin, permissions }, [remote]).flatMap((each) =>
      each.status === 'ready' ? each.navigation.map(({ path }) => path) : [],
    );
  expect(pathsFor(['entries.moderate'], false)).toEqual(['entries']);
  expect(pathsFor(['entries.moderate', 'site.manage'], true)).toEqual(['entries', 'songs']);
});

test('a remote that has not loaded stays', () => {
  const failed: Remote = { ...remote, status: 'failed', reason: 'late' };
  expect(openTo({ ...user, isAdmin: false, permissions: [] }, [failed])).toEqual([failed]);
});
