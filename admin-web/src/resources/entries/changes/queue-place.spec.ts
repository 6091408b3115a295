import type { Entry } from '../api';
import { queuePlace } from './queue-place';

const [asha, nila, ravi] = ['asha', 'nila', 'ravi'].map((id) => ({ id }) as Entry) as [Entry, Entry, Entry];

test('the queue begins with its first change', () => {
  expect(queuePlace([asha, nila], undefined)).toEqual({
    current: asha,
    previous: null,
    next: nila,
    number: 1,
  });
});

test('a change has its neighbours', () => {
  expect(queuePlace([asha, nila, ravi], 'nila')).toEqual({
    current: nila,
    previous: asha,
    next: ravi,
    number: 2,
  });
});

test.each([
  ['an empty queue', [], undefined],
  ['a change that has left the queue', [asha], 'nila'],
])('%s has no place', (_, waiting, id) => {
  expect(queuePlace(waiting, id)).toEqual({ current: null, previous: null, next: null, number: null });
});
