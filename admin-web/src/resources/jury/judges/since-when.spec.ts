import { sinceWhen } from './since-when';

const judge = {
  state: 'invited',
  invitedAt: '2031-08-01T10:00:00Z',
  linkExpiresAt: '2031-08-15T10:00:00Z',
  acceptedAt: null,
  revokedAt: null,
} as const;

test.each([
  ['an invited judge', judge, /^invited 1 Aug 2031, .*, link until .+ on \w+ 1[456] August$/],
  [
    'a judge whose link has ended',
    { ...judge, linkExpiresAt: '2031-08-02T10:00:00Z' },
    /^invited 1 Aug 2031, .*, link ended 2 Aug 2031, /,
  ],
  [
    'a judge who accepted',
    { ...judge, state: 'accepted', acceptedAt: '2031-08-03T10:00:00Z' },
    /^since 3 Aug 2031, /,
  ],
  ['a revoked judge', { ...judge, state: 'revoked', revokedAt: '2031-08-04T10:00:00Z' }, /^on 4 Aug 2031, /],
] as const)('of %s', (_, times, words) => {
  expect(sinceWhen(times, Date.parse('2031-08-10T10:00:00Z'))).toMatch(words);
});
