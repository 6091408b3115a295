import type { UserDto } from '@paattu/api-client';
import { pageAfterSignIn } from './after-sign-in';

const visitor: UserDto = {
  uid: '7',
  email: 'meera@visitor.example',
  displayName: 'Meera',
  isAdmin: false,
  permissions: [],
  emailVerified: true,
  needsNewPassword: false,
  needsFactor: false,
  isInvited: false,
};
const invited: UserDto = { ...visitor, isInvited: true };
const moderator: UserDto = { ...visitor, permissions: ['entries.moderate'] };

test.each([
  ['a visitor', visitor, null, '/ml'],
  ['a visitor of a page', visitor, '/ml/songs', '/ml/songs'],
  [
    'a visitor who pressed something on a page',
    visitor,
    '/ml/songs?press=1-2#song-oar',
    '/ml/songs#song-oar',
  ],
  ['a visitor with an unsafe address', visitor, '//evil.example', '/ml'],
  ['a visitor whose press hides an unsafe address', visitor, '/?press=1/evil.example', '/ml'],
  ['somebody with an invitation', invited, null, '/ml/invitation'],
  ['somebody with an invitation who was on a page', invited, '/ml/songs', '/ml/songs'],
  ['a moderator', moderator, null, '/admin'],
])('%s goes on', (_, user, returnTo, page) => {
  expect(pageAfterSignIn(user, returnTo, 'ml', 'https://paattu.example')).toBe(page);
});
