import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { networkOf } from '../../infra/rate-limit/network.js';
import type { RateLimitName } from '../../infra/rate-limit/rate-limits.js';
import { RateLimiter } from '../../infra/rate-limit/rate-limiter.js';
import { hashToken } from '../../common/tokens.js';

export const TOO_MANY_FAILED_LOG_INS = 'Too many failed attempts. Please try again later';

/** A log-in that failed because of its email, password or account. */
export class LogInRejectedError extends DomainError {}

/**
 * Limits how often a password can be guessed. An attempt is counted before the password is checked, so that parallel
 * guesses gain nothing, and refunded unless the log-in failed. Attempts of one network run one after the other: counted
 * together, correct log-ins would use up the limit of each other.
 */
@Injectable()
export class LogInThrottle {
  /** The last attempt of each network with attempts under way. The `account` limit bounds how many wait for it. */
  private readonly lastAttempts = new Map<string, Promise<unknown>>();

  constructor(private readonly limiter: RateLimiter) {}

  /** Networks with an attempt under way. */
  get size(): number {
    return this.lastAttempts.size;
  }

  /** Throws TooManyRequestsError, without calling `logIn`, after too many failed log-ins. */
  async attempt<T>(email: string, address: string, logIn: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    const previous = this.lastAttempts.get(network) ?? Promise.resolve();
    const attempt = previous.catch(() => {}).then(() => this.countAttempt(email, network, logIn));
    this.lastAttempts.set(network, attempt);
    try {
      return await attempt;
    } finally {
      if (this.lastAttempts.get(network) === attempt) this.lastAttempts.delete(network);
    }
  }

  /** Forgets the failed log-ins of an account from a network, e.g. after a password reset. */
  async forget(email: string, address: string): Promise<void> {
    await this.limiter.reset('failedLogIn', accountKey(email, networkOf(address)));
  }

  private async countAttempt<T>(email: string, network: string, logIn: () => Promise<T>): Promise<T> {
    const counters: Array<[RateLimitName, string]> = [
      ['failedLogInOfAddress', network],
      ['failedLogIn', accountKey(email, network)],
    ];
    const counted: typeof counters = [];
    let isFailedLogIn = false;
    try {
      for (const [name, key] of counters) {
        // The limiter counts a use that it rejects, too.
        counted.push([name, key]);
        await this.limiter.consume(name, key, TOO_MANY_FAILED_LOG_INS);
      }
      return await logIn();
    } catch (error) {
      isFailedLogIn = error instanceof LogInRejectedError;
      throw error;
    } finally {
      if (!isFailedLogIn) for (const [name, key] of counted) await this.limiter.refund(name, key);
    }
  }
}

/** A hash, because the store of the counters needs no email addresses and limits a key to 255 characters. */
function accountKey(email: string, network: string): string {
  return hashToken(`${email} ${network}`).toString('base64url');
}
