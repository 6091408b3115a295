import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import type { Assignment } from './jury-query';
import { inHours, minutesLeft, noteDone } from './pace';

const MINUTE = 60_000;
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});
afterEach(() => void unstubGlobals());

const assignments = (...states: Assignment['state'][]) =>
  states.map((state) => ({ state, durationSeconds: 200 }) as Assignment);

test('the time that is left is the median of her own times', () => {
  for (const minute of [0, 4, 10, 15, 75]) noteDone(true, minute * MINUTE + 100 * MINUTE);
  // 4, 6 and 5 minutes; the hour had a break in it.
  expect(minutesLeft(assignments('submitted', 'assigned', 'draft', 'abstained', 'recused'))).toBe(10);
});

test('an entry without marks, or with marks that she changes, says nothing of her time', () => {
  noteDone(true, 100 * MINUTE);
  noteDone(false, 101 * MINUTE);
  noteDone(true, 105 * MINUTE);
  expect(minutesLeft(assignments('assigned'))).toBe(4);
});

test('an even number of times has a middle, too', () => {
  for (const minute of [0, 4, 10]) noteDone(true, minute * MINUTE + 100 * MINUTE);
  expect(minutesLeft(assignments('assigned', 'assigned'))).toBe(10);
});

test('before she has done one, the videos are as long as they are', () => {
  expect(minutesLeft(assignments('assigned', 'assigned', 'submitted'))).toBe(7);
});

test('nothing is said where a length is unknown, or the storage has no times', () => {
  const unknown = { state: 'assigned', durationSeconds: null } as Assignment;
  expect(minutesLeft([...assignments('assigned'), unknown])).toBeNull();
  items.set('paattu-jury-pace', 'no JSON');
  expect(minutesLeft([unknown])).toBeNull();
});

test.each([
  [3, { hours: 0, minutes: 3 }],
  [12, { hours: 0, minutes: 10 }],
  [58, { hours: 1, minutes: 0 }],
  [113, { hours: 1, minutes: 50 }],
])('%i minutes are an estimate of %j', (minutes, estimate) => {
  expect(inHours(minutes)).toEqual(estimate);
});
