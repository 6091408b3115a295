import { createTestApp, type TestApp } from '../../../test/app.js';
import { PostgresCounters } from './postgres-counters.js';
import { RateLimiter } from './rate-limiter.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

let app: TestApp;
let limiter: RateLimiter;

beforeAll(async () => {
  app = await createTestApp();
  limiter = app.get(RateLimiter);
});

afterAll(() => app.close());

/** Returns what is left after each of many uses at the same time, from most to least; null for a rejected use. */
async function useAtOnce(name: RateLimitName, key: string, times: number): Promise<Array<number | null>> {
  const uses = Array.from({ length: times }, async () => {
    try {
      return (await limiter.consume(name, key)).remaining;
    } catch (error) {
      expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      return null;
    }
  });
  const left = await Promise.all(uses);
  return left.sort((one, other) => (other ?? -1) - (one ?? -1));
}

test('counts each of the uses at the same time, and rejects those beyond the limit', async () => {
  const { points } = RATE_LIMITS.captcha;
  const countdown = Array.from({ length: points }, (_, index) => points - 1 - index);
  const [many, others] = await Promise.all([
    useAtOnce('captcha', '203.0.113.1', points + 7),
    useAtOnce('captcha', '203.0.113.2', 3),
  ]);
  expect(many).toEqual([...countdown, ...Array.from({ length: 7 }, () => null)]);
  expect(others).toEqual(countdown.slice(0, 3));
});

test('a refund can be used again, and a counter begins again after its end', async () => {
  expect(await useAtOnce('failedLogIn', 'asha', 6)).toEqual([4, 3, 2, 1, 0, null]);
  await limiter.refund('failedLogIn', 'asha', 2);
  expect(await useAtOnce('failedLogIn', 'asha', 2)).toEqual([0, null]);

  const [counter] = await app.dataSource.query<object[]>(
    `update rate_limits set expire = expire - $1 where key = 'failed-log-in:asha' returning points`,
    [RATE_LIMITS.failedLogIn.duration * 1000],
  );
  expect(counter).toEqual([{ points: 6 }]);
  const { remaining, reset } = await limiter.consume('failedLogIn', 'asha');
  expect({ remaining, reset }).toEqual({ remaining: 4, reset: RATE_LIMITS.failedLogIn.duration });
});

test('says whether a use is beyond the limit, without rejecting it', async () => {
  const { points } = RATE_LIMITS.rejectedVote;
  for (let use = 1; use <= points + 1; use++)
    expect(await limiter.passes('rejectedVote', 'asha')).toBe(use > points);
  expect(await limiter.passes('rejectedVote', 'binu')).toBe(false);
});

// @trust bounded-memory
test('deletes ended counters without waiting for those in use', async () => {
  await app.asSuperuser('truncate rate_limits');
  await app.dataSource.query(
    `insert into rate_limits (key, expire) values ('held', 1), ('ended', 1), ('runs', 3)`,
  );
  await app.dataSource.transaction(async (manager) => {
    await manager.query(`update rate_limits set points = 1 where key = 'held'`);
    await new PostgresCounters(app.dataSource).deleteEnded(2);
  });
  expect(await app.dataSource.query('select key from rate_limits order by key')).toEqual([
    { key: 'held' },
    { key: 'runs' },
  ]);
});
