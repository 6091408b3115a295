import { firstPrevious, sealHash } from './seal-hash.js';

const contestId = '7c2f7a1e-9d0e-4c52-8d53-0d5c3c1b4a10';
const act = {
  id: 17,
  at: '2026-11-25T10:00:00.123456Z',
  actorId: '2b1de0f4-1f5b-4e5a-8f0c-5b7c9f6f1a21',
  action: 'entry.approve',
  subjectKind: 'entry',
  subjectId: '0f9a1c7e-52d4-4c8b-9a06-0c2f6a1d7b33',
  contestId,
  data: { from: 'pending', to: 'approved' },
  detailsHash: Buffer.alloc(32, 7),
};
const previous = firstPrevious(contestId);
const hexOf = (changed: Partial<typeof act> = {}, before = previous) =>
  sealHash(before, { act: { ...act, ...changed } }).toString('hex');

// A release that computes others breaks every chain that a release before has begun.
test('the hashes of an act and of a day stay the same in every release', () => {
  expect(previous.toString('hex')).toBe('f613452eb02e7369d2e1dbb33c521d7461389a9c1aa507c4cc91d1f1686b1541');
  expect(hexOf()).toBe('c43e62e0acd5adef0e43696a37a524c5f7e544b2f43087acb56e6df3035eb383');
  expect(sealHash(previous, { contestId, day: '2026-11-25' }).toString('hex')).toBe(
    '6bf7531a802d62e1b16e5cc78b046d0ac6a18f3761e1a80dc8af073a2fe3d515',
  );
});

test.each<[string, Partial<typeof act>]>([
  ['id', { id: 18 }],
  ['time', { at: '2026-11-25T10:00:00.123457Z' }],
  ['actor', { actorId: '2b1de0f4-1f5b-4e5a-8f0c-5b7c9f6f1a22' }],
  ['action', { action: 'entry.disapprove' }],
  ['kind of the subject', { subjectKind: 'contest' }],
  ['subject', { subjectId: '0f9a1c7e-52d4-4c8b-9a06-0c2f6a1d7b34' }],
  ['contest', { contestId: '7c2f7a1e-9d0e-4c52-8d53-0d5c3c1b4a11' }],
  ['data', { data: { from: 'rejected', to: 'approved' } }],
  ['details', { detailsHash: Buffer.alloc(32, 8) }],
])('another %s is another hash', (_, changed) => {
  expect(hexOf(changed)).not.toBe(hexOf());
});

test('the same act after another link has another hash', () => {
  expect(hexOf({}, Buffer.alloc(32))).not.toBe(hexOf());
});

test('the order of the keys of data has no effect', () => {
  expect(hexOf({ data: { to: 'approved', from: 'pending' } })).toBe(hexOf());
});
