import { createTestApp, type TestApp } from '../../../test/app.js';
import { BatchedPostgresLimiter } from './batched-postgres-limiter.js';
import { RateLimiter } from './rate-limiter.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

let app: TestApp;
let limiter: RateLimiter;

beforeAll(async () => {
  app = await createTestApp();
  limiter = app.get(RateLimiter);
});

afterAll(() => app.close());

/** What is left after each of so many uses at once, from most to least; a refused one is null. */
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

test('of uses at once each is counted, and whoever comes after the last that may is refused', async () => {
  const { points } = RATE_LIMITS.captcha;
  const countdown = Array.from({ length: points }, (_, index) => points - 1 - index);
  const [many, others] = await Promise.all([
    useAtOnce('captcha', '203.0.113.1', points + 7),
    useAtOnce('captcha', '203.0.113.2', 3),
  ]);
  expect(many).toEqual([...countdown, ...Array.from({ length: 7 }, () => null)]);
  expect(others).toEqual(countdown.slice(0, 3));
});

test('what is given back may be used again, and a counter starts anew when it has ended', async () => {
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

test('counters that have ended are cleared, without waiting for those that are counted just then', async () => {
  await app.asSuperuser('truncate rate_limits');
  await app.dataSource.query(
    `insert into rate_limits (key, expire) values ('held', 1), ('ended', 1), ('stands', 3)`,
  );
  await app.dataSource.transaction(async (manager) => {
    await manager.query(`update rate_limits set points = 1 where key = 'held'`);
    await new BatchedPostgresLimiter(app.dataSource, { points: 1, duration: 1 }).clearExpired(2);
  });
  expect(await app.dataSource.query('select key from rate_limits order by key')).toEqual([
    { key: 'held' },
    { key: 'stands' },
  ]);
});
