import * as argon2 from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher.js';

// The real functions, with a note of each call.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

describe('the password hasher', () => {
  it('makes Argon2id hashes of 19 MiB, two passes and one lane, each with its own salt', async () => {
    const hasher = new PasswordHasher();
    const [one, other] = await Promise.all([hasher.hash('monsoon'), hasher.hash('monsoon')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('verifies the right password alone', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('monsoon letter');
    expect(await hasher.verify(stored, 'monsoon letter')).toBe(true);
    expect(await hasher.verify(stored, 'Monsoon letter')).toBe(false);
    expect(await hasher.verify(stored, '')).toBe(false);
  });

  it('takes letters for the same however a keyboard composes them', async () => {
    const hasher = new PasswordHasher();
    expect(await hasher.verify(await hasher.hash('caf\u00e9 chaya'), 'cafe\u0301 chaya')).toBe(true);
  });

  it('lets nobody in where there is no account, not even by the decoy’s own password', async () => {
    expect(await new PasswordHasher().verify(null, 'nobody has this password')).toBe(false);
  });

  it('does the same work for an account that does not exist as for a wrong password', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('monsoon letter');
    const worked = jest.mocked(argon2.verify);
    worked.mockClear();
    await hasher.verify(stored, 'wrong');
    await hasher.verify(null, 'wrong');
    const costs = worked.mock.calls.map(([hash, password]) => [
      String(hash).split('$').slice(1, 4),
      password,
    ]);
    const cost = [['argon2id', 'v=19', 'm=19456,t=2,p=1'], 'wrong'];
    expect(costs).toEqual([cost, cost]);
  });

  it('refuses what would have to wait behind fifty others, and works again after the flood', async () => {
    const hasher = new PasswordHasher();
    const flood = Array.from({ length: 60 }, (_, n) => n).map(async (n) => hasher.hash(`password ${n}`));
    const outcomes = await Promise.allSettled(flood);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual(
      Array.from(refused, () => ({
        status: 'rejected',
        reason: expect.objectContaining({ status: 503, code: 'UNAVAILABLE', retryAfter: 2 }),
      })),
    );
    expect(refused.length).toBeGreaterThanOrEqual(8);
    expect(refused.length).toBeLessThanOrEqual(10);
    expect(await hasher.hash('after the flood')).toMatch(/^\$argon2id\$/);
  });
});
