import type { MyEntry } from '../my-entry-queries';
import { lastDecision } from './last-decision';

type Action = MyEntry['history'][number]['action'];

const decided = (...actions: Action[]) =>
  lastDecision(actions.map((action) => ({ action }) as MyEntry['history'][number]))?.action;

test('the last change is decided until she sends another one', () => {
  expect(decided('submit', 'approve')).toBeUndefined();
  expect(decided('submit', 'revise', 'reject-revision', 'video-broken')).toBe('reject-revision');
  expect(decided('revise', 'reject-revision', 'revise', 'approve-revision')).toBe('approve-revision');
  expect(decided('revise', 'reject-revision', 'revise')).toBeUndefined();
  expect(decided('revise', 'reject-revision', 'revise', 'cancel-revision')).toBeUndefined();
});
