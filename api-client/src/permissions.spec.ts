import { may, opensConsole } from './permissions.js';

const user = {
  uid: '1',
  email: 'a@visitor.example',
  displayName: 'Asha',
  emailVerified: true,
  isInvited: false,
  needsNewPassword: false,
};
const visitor = { ...user, isAdmin: false, permissions: [] };
const moderator = { ...visitor, permissions: ['entries.moderate' as const] };

test('a user may do what the server lists', () => {
  expect([may(moderator, 'entries.moderate'), may(moderator, 'site.manage')]).toEqual([true, false]);
  expect([null, visitor, moderator].map(opensConsole)).toEqual([false, false, true]);
});

test('the owner may do everything, also while the server is of the release before', () => {
  const { permissions: _, ...former } = { ...visitor, isAdmin: true };
  expect(may(former as typeof visitor, 'site.manage')).toBe(true);
  const { permissions: __, ...visitorThen } = visitor;
  expect(opensConsole(visitorThen as typeof visitor)).toBe(false);
});
