import { DomainError } from '../../common/errors/domain-error.js';
import type { RateLimiter } from '../../infra/rate-limit/rate-limiter.js';
import { LogInRejectedError, LogInThrottle } from './log-in-throttle.js';

const EMAIL = 'asha@visitor.example';
const NETWORKS = 1_000;

let limiter: { consume: jest.Mock; refund: jest.Mock };
let throttle: LogInThrottle;

beforeEach(() => {
  limiter = {
    consume: jest.fn().mockResolvedValue(undefined),
    refund: jest.fn().mockResolvedValue(undefined),
  };
  throttle = new LogInThrottle(limiter as unknown as RateLimiter);
});

const settle = () => new Promise(setImmediate);

/** A log-in that ends under the control of the test. */
function heldLogIn() {
  const held: Array<(error: Error | null) => void> = [];
  const logIn = () =>
    new Promise<void>((resolve, reject) => {
      held.push((error) => (error ? reject(error) : resolve()));
    });
  return { held, logIn };
}

// @trust bounded-memory
test('a flood of networks keeps only those with a log-in under way', async () => {
  const { held, logIn } = heldLogIn();
  const attempts = Array.from({ length: NETWORKS }, (_, index) =>
    throttle.attempt(EMAIL, `10.0.${index >> 8}.${index & 255}`, logIn),
  );
  await settle();
  expect([held.length, throttle.size]).toEqual([NETWORKS, NETWORKS]);

  const ended = Promise.allSettled(attempts);
  for (const [index, end] of held.entries())
    end(index % 2 === 0 ? null : new LogInRejectedError('WRONG_PASSWORD'));
  const statuses = (await ended).map(({ status }) => status);
  expect(statuses).toEqual(
    Array.from({ length: NETWORKS }, (_, index) => (index % 2 === 0 ? 'fulfilled' : 'rejected')),
  );
  expect(throttle.size).toBe(0);
});

// @trust bounded-memory
test('all log-ins of a network, in any notation of its address, have one place and run one after the other', async () => {
  const { held, logIn } = heldLogIn();
  const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:DB8:1:2:0:0:0:3'];
  const ended = Promise.allSettled(addresses.map((address) => throttle.attempt(EMAIL, address, logIn)));
  for (let under = 0; under < addresses.length; under += 1) {
    await settle();
    expect([held.length, throttle.size]).toEqual([under + 1, 1]);
    held[under]?.(new LogInRejectedError('WRONG_PASSWORD'));
  }
  await ended;
  expect(throttle.size).toBe(0);
});

// @trust bounded-memory
test('a flood that the rate limit rejects leaves nothing', async () => {
  limiter.consume.mockRejectedValue(new DomainError('TOO_MANY_REQUESTS'));
  const logIn = jest.fn();
  const attempts = Array.from({ length: NETWORKS }, (_, index) =>
    throttle.attempt(EMAIL, `10.0.${index >> 8}.${index & 255}`, logIn),
  );
  await Promise.allSettled(attempts);
  expect(logIn).not.toHaveBeenCalled();
  expect(throttle.size).toBe(0);
});
