import { readdirSync } from 'node:fs';
import { availableParallelism, getPriority } from 'node:os';
import { Piscina } from 'piscina';
import { PasswordHasher } from './password-hasher.js';

const onLinux = process.platform === 'linux' ? it : it.skip;
/** The calls of the real one. */
const run = jest.spyOn(Piscina.prototype, 'run');
let hasher: PasswordHasher;

beforeEach(() => {
  hasher = new PasswordHasher();
  run.mockClear();
});

afterEach(() => hasher.onApplicationShutdown());

function pool(): Piscina {
  const [threads] = run.mock.contexts;
  if (!(threads instanceof Piscina)) throw new Error('nothing was hashed yet');
  return threads;
}

describe('the password hasher', () => {
  // @trust password-hashing
  it('makes Argon2id hashes of 19 MiB, two passes and one lane, each with its own salt', async () => {
    const [one, other] = await Promise.all([hasher.hash('monsoon'), hasher.hash('monsoon')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('verifies the right password alone', async () => {
    const stored = await hasher.hash('monsoon letter');
    expect(await hasher.verify(stored, 'monsoon letter')).toBe(true);
    expect(await hasher.verify(stored, 'Monsoon letter')).toBe(false);
    expect(await hasher.verify(stored, '')).toBe(false);
  });

  it('takes letters for the same however a keyboard composes them', async () => {
    expect(await hasher.verify(await hasher.hash('caf\u00e9 chaya'), 'cafe\u0301 chaya')).toBe(true);
  });

  it('lets nobody in where there is no account, not even by the decoy’s own password', async () => {
    expect(await hasher.verify(null, 'nobody has this password')).toBe(false);
  });

  // @trust hidden-accounts
  it('does the same work for an account that does not exist as for a wrong password', async () => {
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

  it('fails what a thread that dies was at, and that alone', async () => {
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
