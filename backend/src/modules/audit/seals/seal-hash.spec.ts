import { firstPrevious, sealHash } from './seal-hash.js';

const contestId = '7c2f7a1e-9d0e-4c52-8d53-0d5c3c1b4a10';
const act = {
  id: 17,
  at: new Date('2026-11-25T10:00:00.123Z'),
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

// Published heads depend on these: another value here breaks every chain that has been published.
test('the hashes of an act and of a day stay the same in every release', () => {
  expect(previous.toString('hex')).toBe('f613452eb02e7369d2e1dbb33c521d7461389a9c1aa507c4cc91d1f1686b1541');
  expect(hexOf()).toBe('154d67aa22d96226bbbcc0cc6733fa74001375081c4f14f9b37758dbc55e9b8b');
  expect(sealHash(previous, { contestId, day: '2026-11-25' }).toString('hex')).toBe(
    '6bf7531a802d62e1b16e5cc78b046d0ac6a18f3761e1a80dc8af073a2fe3d515',
  );
});

test.each<[string, Partial<typeof act>]>([
  ['id', { id: 18 }],
  ['time', { at: new Date('2026-11-25T10:00:00.124Z') }],
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
