import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { networkOf } from '../../infra/rate-limit/network.js';
import { RateLimiter } from '../../infra/rate-limit/rate-limiter.js';
import { hashToken } from './tokens.js';

export const TOO_MANY_FAILED_LOG_INS = 'Too many failed attempts. Please try again later';

/** A log-in that was refused for what was typed. */
export class LogInRefusedError extends DomainError {}

/**
 * Slows guessing down. Each attempt is counted before the password is looked at, so that many at once gain nothing,
 * and given back unless it was refused.
 */
@Injectable()
export class LogInThrottle {
  constructor(private readonly limiter: RateLimiter) {}

  async attempt<T>(email: string, address: string, logIn: () => Promise<T>): Promise<T> {
    await this.limiter.consume('failedLogInOfAddress', networkOf(address), TOO_MANY_FAILED_LOG_INS);
    await this.limiter.consume('failedLogIn', accountKey(email, address), TOO_MANY_FAILED_LOG_INS);
    try {
      const result = await logIn();
      await this.forgive(email, address);
      return result;
    } catch (error) {
      if (!(error instanceof LogInRefusedError)) await this.forgive(email, address);
      throw error;
    }
  }

  /** Starts anew for who has shown that the account is theirs, e.g. by a reset. */
  async forget(email: string, address: string): Promise<void> {
    await this.limiter.reset('failedLogIn', accountKey(email, address));
  }

  private async forgive(email: string, address: string): Promise<void> {
    await this.limiter.refund('failedLogInOfAddress', networkOf(address));
    await this.limiter.refund('failedLogIn', accountKey(email, address));
  }
}

/** A hash, since the counters' store has no business with e-mail addresses and takes 255 characters. */
function accountKey(email: string, address: string): string {
  return hashToken(`${email} ${networkOf(address)}`).toString('base64url');
}
