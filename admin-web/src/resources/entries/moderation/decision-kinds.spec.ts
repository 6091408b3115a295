import type { Entry } from '../../../records';
import {
  isAnyLeftToOwner,
  isLeftToOwner,
  isOffered,
  reasonsFor,
  shortcutFor,
  statusAfter,
  subjectOf,
  transitionsFor,
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
  ['approved', true, true, ['disapprove']],
  ['approved', true, false, []],
  ['approved', false, false, ['disapprove']],
  ['pending', true, false, ['approve']],
  ['pending', false, false, ['approve', 'reject']],
  ['rejected', true, false, ['approve']],
] as const)(
  'an entry that is %s and the owner’s (%s) offers to the owner (%s) %s',
  (status, isOwners, isOwner, expected) => {
    expect(transitionsFor({ isOwners }, status, isOwner)).toEqual(expected);
  },
);

test.each([
  ['approved', true],
  ['pending', true],
  ['rejected', false],
  ['withdrawn', false],
] as const)('of an entry of the owner that is %s, a moderator misses a decision: %s', (status, isMissing) => {
  expect(isAnyLeftToOwner({ isOwners: true }, status, false)).toBe(isMissing);
  expect(isAnyLeftToOwner({ isOwners: true }, status, true)).toBe(false);
  expect(isAnyLeftToOwner({ isOwners: false }, status, false)).toBe(false);
});

test('a decision is left to the owner only where the status allows it', () => {
  const owners = { ...entry, isOwners: true };
  expect(isLeftToOwner(owners, 'disapprove', false)).toBe(true);
  expect(isLeftToOwner(owners, 'disapprove', true)).toBe(false);
  expect(isLeftToOwner(owners, 'reject', false)).toBe(false);
  expect(isLeftToOwner(owners, 'reject-revision', false)).toBe(false);
});
