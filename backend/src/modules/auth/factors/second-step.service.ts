import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { LogInRejectedError } from '../log-in-throttle.js';
import { StaffPasswords } from '../passwords/staff-passwords.service.js';
import type { User } from '../user.entity.js';
import { CodeApps } from './code-apps.service.js';
import { Factors } from './factors.service.js';

export const TOO_MANY_WRONG_CODES = 'Too many wrong codes. Please try again in an hour, or use your passkey';

/** The code after the password. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly apps: CodeApps,
    private readonly factors: Factors,
    private readonly limiter: RateLimiter,
    private readonly staff: StaffPasswords,
  ) {}

  /** Throws if the password is not enough. Who is no longer staff cannot remove a factor, and is not asked for it. */
  async require(user: User, code: string | undefined): Promise<void> {
    if (!(await this.staff.isStaff(user.email)) || !(await this.factors.hasAny(user.id))) return;
    if (code === undefined) throw new DomainError('SECOND_STEP_NEEDED');
    await this.use(user.id, code);
  }

  /**
   * Takes the code of an app, or a recovery code. An attempt counts before the code is compared, so that parallel guesses gain nothing, and for the
   * account, so that many networks gain nothing either.
   */
  async use(userId: string, code: string): Promise<void> {
    await this.limiter.consume('wrongCode', userId, TOO_MANY_WRONG_CODES);
    if (!(await this.apps.use(userId, code)) && !(await this.factors.useRecoveryCode(userId, code)))
      throw new LogInRejectedError('WRONG_CODE');
    await this.limiter.refund('wrongCode', userId);
  }
}
