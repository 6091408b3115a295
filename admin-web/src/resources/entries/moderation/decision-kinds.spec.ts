import type { Entry } from '../../../records';
import { isOffered, reasonsFor, shortcutFor, statusAfter, subjectOf } from './decision-kinds';

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
