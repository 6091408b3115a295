import type { Entry } from '../api';
import {
  isLeftToOwner,
  isOffered,
  leftToOwner,
  reasonsFor,
  shortcutFor,
  statusAfter,
  subjectOf,
  transitionsFor,
  whyLeftToOwner,
} from './decision-kinds';

const entry = { id: 'asha', status: 'approved', revision: { id: 'change' } } as Entry;

test('a decision about a change is about the revision, and leaves the status of its entry', () => {
  expect(subjectOf(entry, 'approve-revision')).toBe('change');
  expect(subjectOf(entry, 'disapprove')).toBe('asha');
  expect(statusAfter(entry, 'reject-revision')).toBe('approved');
  expect(statusAfter(entry, 'disapprove')).toBe('pending');
});

test('a decision about a change is offered while there is one', () => {
  expect(isOffered(entry, 'approve-revision')).toBe(true);
  expect(isOffered({ ...entry, revision: null }, 'approve-revision')).toBe(false);
  expect(isOffered(entry, 'approve')).toBe(false);
});

test('a rejected change has a reason of the rejections', () => {
  expect(reasonsFor('reject-revision')).toBe('reject');
  expect(reasonsFor('disapprove')).toBe('disapprove');
  expect([reasonsFor('approve'), reasonsFor('approve-revision')]).toEqual([null, null]);
});

test('a decision about a change has the key of the same decision about an entry', () => {
  expect([shortcutFor('approve-revision'), shortcutFor('reject-revision')]).toEqual(['approve', 'reject']);
  expect(shortcutFor('disapprove')).toBe('disapprove');
});

test.each([
  // status, isOwners, isApprovalOwners; what a moderator decides, what is left to the owner, and what the console says of it
  ['approved', false, false, ['disapprove'], [], null],
  ['approved', true, false, [], ['disapprove'], 'removal'],
  ['approved', true, true, [], ['disapprove'], 'removal'],
  ['pending', false, false, ['approve', 'reject'], [], null],
  ['pending', true, false, ['approve'], ['reject'], 'removal'],
  ['pending', false, true, ['reject'], ['approve'], 'approval'],
  ['pending', true, true, [], ['approve', 'reject'], 'both'],
  ['rejected', true, false, ['approve'], [], null],
  ['rejected', true, true, [], ['approve'], 'approval'],
  ['withdrawn', true, true, [], [], null],
] as const)(
  'of an entry that is %s, taken out (%s) and approved (%s) by the owner alone, a moderator decides %s',
  (status, isOwners, isApprovalOwners, decides, left, why) => {
    const owned = { isOwners, isApprovalOwners };
    expect(transitionsFor(owned, status, false)).toEqual(decides);
    expect(leftToOwner(owned, status, false)).toEqual(left);
    if (why !== null) expect(whyLeftToOwner([...left])).toBe(why);
    expect(transitionsFor(owned, status, true)).toEqual(
      transitionsFor({ isOwners: false, isApprovalOwners: false }, status, false),
    );
    expect(leftToOwner(owned, status, true)).toEqual([]);
  },
);

test('a decision is left to the owner only where the status allows it', () => {
  const owners = { ...entry, isOwners: true, isApprovalOwners: true };
  expect(isLeftToOwner(owners, 'disapprove', false)).toBe(true);
  expect(isLeftToOwner(owners, 'disapprove', true)).toBe(false);
  expect(isLeftToOwner(owners, 'approve', false)).toBe(false);
  expect(isLeftToOwner({ ...owners, status: 'rejected' }, 'approve', false)).toBe(true);
  expect(isLeftToOwner(owners, 'reject', false)).toBe(false);
  expect(isLeftToOwner(owners, 'reject-revision', false)).toBe(false);
});
