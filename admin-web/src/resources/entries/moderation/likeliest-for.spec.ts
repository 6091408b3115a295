import type { Entry, Reason } from '../api';
import { isGuess, likeliestFor } from './likeliest-for';

const reasons = [
  { action: 'reject', label: 'The paper cannot be read', findings: [], recentUses: 3 },
] as unknown as Reason[];

const entry = (change: { name?: string; videoId?: string; photoUrl?: string }) =>
  ({
    revision: { name: null, videoId: null, photoUrl: null, videoFlags: [], ...change },
  }) as unknown as Entry;

test.each([
  [{ name: 'Nila' }, null],
  [{ name: 'Nila', videoId: 'dQw4w9WgXcQ' }, 'The paper cannot be read'],
  [{ videoId: 'dQw4w9WgXcQ' }, 'The paper cannot be read'],
  [{ photoUrl: '/photo' }, 'The paper cannot be read'],
])('a change of %j has the likeliest reason %s', (change, label) => {
  expect(likeliestFor(reasons, [entry(change)], 'reject-revision')?.label ?? null).toBe(label);
});

test('several changes of which one is of the name alone have none', () => {
  const entries = [entry({ videoId: 'dQw4w9WgXcQ' }), entry({ name: 'Nila' })];
  expect(likeliestFor(reasons, entries, 'reject-revision')).toBeNull();
});

test('an entry whose name is to change has the reason of its own rejection', () => {
  expect(likeliestFor(reasons, [{ ...entry({ name: 'Nila' }), video: null }], 'reject')?.label).toBe(
    reasons[0]!.label,
  );
});

test.each([
  [[], ['unlisted'], true],
  [['too-long'], [], true],
  [['too-long'], ['unlisted'], true],
  [['too-long'], ['unlisted', 'too-long'], false],
] as const)('of the reasons for %j, one is a guess for a video that is %j: %s', (findings, flags, guess) => {
  const offered = [...reasons, { ...reasons[0]!, label: 'Found', findings: [...findings] }];
  const one = { video: { problem: null, flags: [...flags] }, revision: null } as unknown as Entry;
  expect(isGuess(offered, [one], 'reject')).toBe(guess);
});

test('an approval has no reason to guess', () => {
  expect(isGuess(reasons, [entry({ name: 'Nila' })], 'approve')).toBe(false);
});
