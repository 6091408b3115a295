import { may, opensConsole } from './permissions.js';

const user = {
  uid: '1',
  email: 'a@visitor.example',
  displayName: 'Asha',
  emailVerified: true,
  isInvited: false,
  needsNewPassword: false,
  needsFactor: false,
};
const visitor = { ...user, isAdmin: false, permissions: [] };
const moderator = { ...visitor, permissions: ['entries.moderate' as const] };

test('a user may do what the server lists', () => {
  expect([may(moderator, 'entries.moderate'), may(moderator, 'site.manage')]).toEqual([true, false]);
  expect([null, visitor, moderator].map(opensConsole)).toEqual([false, false, true]);
});
