import type { Answer } from './api';
import { isUnderWay } from './is-under-way';

const answerWith = (email: unknown) => ({ email }) as Pick<Answer, 'email'>;

test.each([
  ['a queued email', { status: 'queued' }, true],
  ['a sent email', { status: 'sent' }, false],
  ['an email that was removed', null, false],
])('an answer with %s', (_, email, isExpected) => {
  expect(isUnderWay(answerWith(email))).toBe(isExpected);
});
