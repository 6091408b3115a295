import type { Entry } from '../api';
import { placeOf, withoutDecided } from './place-of';

const [asha, nila, ravi] = ['asha', 'nila', 'ravi'].map((id) => ({ id }) as Entry) as [Entry, Entry, Entry];

test('an entry has the index of its row, and the rows beside it as neighbours', () => {
  const stretch = { rows: [asha, nila, ravi], offset: 25 };
  expect(placeOf('nila', stretch, null)).toEqual({ index: 26, previous: asha, next: ravi });
});

test('the ends of the list have one neighbour', () => {
  const stretch = { rows: [asha, nila], offset: 0 };
  expect(placeOf('asha', stretch, null)).toEqual({ index: 0, previous: null, next: nila });
  expect(placeOf('nila', stretch, null)).toEqual({ index: 1, previous: asha, next: null });
});

test('an entry that has left the list stays between its neighbours', () => {
  const stretch = { rows: [asha, ravi], offset: 25 };
  expect(placeOf('nila', stretch, 26)).toEqual({ index: null, previous: asha, next: ravi });
});

test('an entry that never was in the list has no place', () => {
  expect(placeOf('ravi', { rows: [asha, nila], offset: 0 }, null)).toEqual({
    index: null,
    previous: null,
    next: null,
  });
});

test.each([
  ['nila', 27, [], { number: 27, total: 40 }],
  ['nila', 27, ['asha'], { number: 26, total: 39 }],
  ['nila', 27, ['ravi'], { number: 27, total: 39 }],
  ['nila', 27, ['asha', 'nila', 'ravi'], { number: 26, total: 38 }],
])('%s is at %i of 40, less what %j leaves', (id, number, decided, expected) => {
  const stretch = { rows: [asha, nila, ravi], offset: 25 };
  expect(withoutDecided({ number, total: 40 }, stretch, id, (row) => decided.includes(row))).toEqual(
    expected,
  );
});
