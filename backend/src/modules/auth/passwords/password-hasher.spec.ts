import { readdirSync } from 'node:fs';
import { availableParallelism, getPriority } from 'node:os';
import { Piscina } from 'piscina';
import { PasswordHasher } from './password-hasher.js';

const onLinux = process.platform === 'linux' ? it : it.skip;
/** The calls of the real function. */
const run = jest.spyOn(Piscina.prototype, 'run');
let hasher: PasswordHasher;

beforeEach(() => {
  hasher = new PasswordHasher();
  run.mockClear();
});

afterEach(() => hasher.onApplicationShutdown());
afterAll(() => run.mockRestore());

function pool(): Piscina {
  const [threads] = run.mock.contexts;
  if (!(threads instanceof Piscina)) throw new Error('nothing was hashed yet');
  return threads;
}

describe('the password hasher', () => {
  // @trust password-hashing
  it('creates Argon2id hashes with 19 MiB, two passes, one lane and a random salt', async () => {
    const [one, other] = await Promise.all([hasher.hash('monsoon'), hasher.hash('monsoon')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('verifies only the right password', async () => {
    const stored = await hasher.hash('monsoon letter');
    expect(await hasher.verify(stored, 'monsoon letter')).toBe(true);
    expect(await hasher.verify(stored, 'Monsoon letter')).toBe(false);
    expect(await hasher.verify(stored, '')).toBe(false);
  });

  it('treats different encodings of a letter as equal', async () => {
    expect(await hasher.verify(await hasher.hash('caf\u00e9 chaya'), 'cafe\u0301 chaya')).toBe(true);
  });

  it('rejects every password for an unknown account, even that of the decoy', async () => {
    expect(await hasher.verify(null, 'nobody has this password')).toBe(false);
  });

  // @trust hidden-accounts
  it('does the same work for an unknown account as for a wrong password', async () => {
    const stored = await hasher.hash('monsoon letter');
    run.mockClear();
    await hasher.verify(stored, 'wrong');
    await hasher.verify(null, 'wrong');
    const costs = run.mock.calls.map(([task, options]) => [
      options?.name,
      task.stored.split('$').slice(1, 4),
      task.password,
    ]);
    const cost = ['verify', ['argon2id', 'v=19', 'm=19456,t=2,p=1'], 'wrong'];
    expect(costs).toEqual([cost, cost]);
  });

  // @trust password-hashing, bounded-memory
  it('rejects what would wait behind fifty others, and works again after the flood', async () => {
    const taken = Math.max(1, availableParallelism() - 1) + 50;
    const flood = Array.from({ length: taken + 9 }, (_, n) => hasher.hash(`password ${n}`));
    const outcomes = await Promise.allSettled(flood);
    expect(outcomes.slice(0, taken).map(({ status }) => status)).toEqual(Array(taken).fill('fulfilled'));
    expect(outcomes.slice(taken)).toEqual(
      Array(9).fill({
        status: 'rejected',
        reason: expect.objectContaining({ status: 503, code: 'UNAVAILABLE', retryAfter: 2 }),
      }),
    );
    expect(await hasher.hash('after the flood')).toMatch(/^\$argon2id\$/);
  });

  it('fails only the task of a thread that dies', async () => {
    await hasher.hash('starts a thread');
    const threads = availableParallelism();
    const hashes = Promise.allSettled(
      Array.from({ length: threads + 4 }, (_, n) => hasher.hash(`password ${n}`)),
    );
    await pool().threads[0]?.terminate();
    const statuses = (await hashes).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'rejected')).toEqual(['rejected']);
    expect(await hasher.hash('after the death')).toMatch(/^\$argon2id\$/);
  });

  onLinux('hashes at a lower priority than that of the process', async () => {
    const lower = () =>
      readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) > getPriority());
    expect(lower()).toEqual([]);
    await hasher.hash('monsoon');
    expect(lower()).toHaveLength(1);
  });
});
