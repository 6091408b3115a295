import { fakeOnly } from '../../../test/fake-only.js';
import { inBatches } from './in-batches.js';

/** A `run` whose batches end one by one, under the control of the test. */
function steps() {
  const batches: Array<{ items: readonly number[]; end: (error?: Error) => void }> = [];
  const double = inBatches<number, number>(
    (items) =>
      new Promise((resolve, reject) => {
        batches.push({
          items,
          end: (error) => {
            if (error) reject(error);
            else resolve(items.map((item) => (item < 0 ? new RangeError(`${item}`) : item * 2)));
          },
        });
      }),
  );
  return { batches, double };
}

const settle = () => new Promise(setImmediate);

test('runs a single call at once, and the calls during its run together', async () => {
  const { batches, double } = steps();
  const first = double(1);
  await settle();
  const others = [double(2), double(3), double(2)];
  await settle();
  expect(batches.map(({ items }) => items)).toEqual([[1]]);

  batches[0]?.end();
  expect(await first).toBe(2);
  await settle();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 2]]);

  batches[1]?.end();
  expect(await Promise.all(others)).toEqual([4, 6, 4]);
});

test('an item that fails alone affects no other', async () => {
  const { batches, double } = steps();
  const asked = Promise.allSettled([double(1), double(-1)]);
  await settle();
  batches[0]?.end();
  expect(await asked).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new RangeError('-1') },
  ]);
});

test('runs the next batch after a failed one', async () => {
  const { batches, double } = steps();
  const failing = Promise.allSettled([double(1), double(2)]);
  await settle();
  const next = double(3);
  batches[0]?.end(new Error('the database is away'));
  const reason = new Error('the database is away');
  expect(await failing).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await settle();
  batches[1]?.end();
  expect(await next).toBe(6);
});

test('a batch that hangs delays the next one for three seconds', async () => {
  fakeOnly(['setTimeout', 'clearTimeout', 'performance', 'Date']);
  const { batches, double } = steps();
  const first = double(1);
  await settle();
  const second = double(2);
  await settle();
  jest.advanceTimersByTime(2_999);
  await settle();
  expect(batches).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await settle();
  batches[1]?.end();
  expect(await second).toBe(4);

  batches[0]?.end();
  expect(await first).toBe(2);
  jest.useRealTimers();
});

// @trust bounded-memory
test('splits more than two hundred calls into batches that run one after the other', async () => {
  const { batches, double } = steps();
  const asked = Promise.all(Array.from({ length: 500 }, (_, index) => double(index)));
  for (let ended = 0; ended < 3; ended++) {
    await settle();
    expect(batches).toHaveLength(ended + 1);
    batches[ended]?.end();
  }
  expect(await asked).toEqual(Array.from({ length: 500 }, (_, index) => index * 2));
  expect(batches.map(({ items }) => items.length)).toEqual([200, 200, 100]);
});

test('collects calls for the gather time into one batch', async () => {
  const batches: Array<readonly number[]> = [];
  const double = inBatches<number, number>(
    (items) => {
      batches.push(items);
      return Promise.resolve(items.map((item) => item * 2));
    },
    { gatherMs: 50 },
  );
  const first = double(1);
  await settle();
  const second = double(2);
  expect(await Promise.all([first, second])).toEqual([2, 4]);
  expect(await double(3)).toBe(6);
  expect(batches).toEqual([[1, 2], [3]]);
});
