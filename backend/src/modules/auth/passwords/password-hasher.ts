import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { UnavailableError } from '../../../common/errors/domain-error.js';

/** Argon2id (the library's own default) at OWASP's first recommendation. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash takes about 25 ms of a core, so a flood of log-ins must neither starve the rest, for which one core is always
 * left where there are several, nor queue for long.
 */
const RUNNING = Math.max(1, availableParallelism() - 1);
const WAITING = 50;

@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(RUNNING);
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.run(() => hash(normalize(password), COST));
  }

  /** Takes as long for an account that does not exist (`null`) as for a wrong password. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const stored = passwordHash ?? (await (this.decoy ??= hash('nobody has this password', COST)));
    const matches = await this.run(() => verify(stored, normalize(password)));
    return matches && passwordHash !== null;
  }

  private run<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= WAITING) throw new UnavailableError();
    return this.limit(work);
  }
}

/** Keyboards spell the same letters in different code points. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
