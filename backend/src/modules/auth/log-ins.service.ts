import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ErrorCode, sentenceOf } from '../../common/errors/error-catalogue.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { LogInDto } from './dto/credentials.dto.js';
import { LogInRejectedError, LogInThrottle } from './log-in-throttle.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { type Session, SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';

@Injectable()
export class LogInsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly throttle: LogInThrottle,
  ) {}

  logIn({ email, password }: LogInDto, address: string): Promise<Session> {
    return this.throttle.attempt(email, address, async () => {
      const user = await this.checkPassword(email, password);
      const session = await this.sessions.start(user);
      if (!session) throw this.wrongPassword();
      return session;
    });
  }

  /** Asks an account that is logged in for its password again. Failures count as failed log-ins. */
  async requirePassword(userId: string, password: string, address: string): Promise<void> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    await this.throttle.attempt(user.email, address, async () => {
      if (await this.hasher.verify(user.passwordHash, password)) return;
      // Not the status 401, which ends the session in a browser.
      throw new LogInRejectedError('WRONG_PASSWORD', {
        status: 400,
        details: [{ field: 'password', message: sentenceOf('WRONG_PASSWORD') }],
      });
    });
  }

  /** Reveals that an account is disabled only after the correct password. */
  private async checkPassword(email: string, password: string): Promise<User> {
    const user = await this.dataSource.manager.findOneBy(User, { email });
    const matches = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!user) throw this.logInError('USER_NOT_FOUND');
    if (!matches) throw this.wrongPassword();
    if (user.disabledAt) throw this.logInError('USER_DISABLED');
    return user;
  }

  private wrongPassword(): LogInRejectedError {
    return this.logInError('WRONG_PASSWORD');
  }

  private logInError(code: ErrorCode): LogInRejectedError {
    return new LogInRejectedError(this.config.hideAccounts ? 'INVALID_CREDENTIAL' : code);
  }
}
