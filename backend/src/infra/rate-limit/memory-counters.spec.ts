import { MemoryCounters } from './memory-counters.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts by key until the counter ends', async () => {
  const counters = new MemoryCounters();
  expect(await counters.add('a', 2, 1_000)).toEqual({ used: 2, msLeft: 1_000 });
  jest.advanceTimersByTime(400);
  expect(await counters.add('a', 3, 1_000)).toEqual({ used: 5, msLeft: 600 });
  expect(await counters.add('a', -4, 1_000)).toEqual({ used: 1, msLeft: 600 });
  expect(await counters.add('b', 1, 1_000)).toEqual({ used: 1, msLeft: 1_000 });
  jest.advanceTimersByTime(600);
  expect(await counters.add('a', 1, 1_000)).toEqual({ used: 1, msLeft: 1_000 });
});

test('a deleted counter begins again', async () => {
  const counters = new MemoryCounters();
  await counters.add('a', 2, 1_000);
  await counters.delete('a');
  expect(await counters.add('a', 1, 1_000)).toEqual({ used: 1, msLeft: 1_000 });
});

// @trust bounded-memory
test('a flood of keys pushes out the counters that were used least recently', async () => {
  const counters = new MemoryCounters(100);
  await counters.add('busy', 1, 1_000);
  for (let key = 0; key < 1_000; key += 1) {
    await counters.add(String(key), 1, 1_000);
    await counters.add('busy', 1, 1_000);
  }
  expect(counters.size).toBe(100);
  expect(await counters.add('busy', 1, 1_000)).toMatchObject({ used: 1_002 });
  expect(await counters.add('0', 1, 1_000)).toMatchObject({ used: 1 });
});
