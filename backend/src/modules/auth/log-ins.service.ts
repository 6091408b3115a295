import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Client } from '../../common/access/client.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { type ErrorCode, sentenceOf } from '../../common/errors/error-catalogue.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { LogInDto } from './dto/credentials.dto.js';
import { Factors } from './factors/factors.service.js';
import { SecondStep } from './factors/second-step.service.js';
import { LogInRejectedError, LogInThrottle } from './log-in-throttle.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { StaffPasswords } from './passwords/staff-passwords.service.js';
import type { QuietEventKind } from './security/security-events.js';
import { type EventClient, SecurityLog } from './security/security-log.service.js';
import { type Session, SessionsService } from './sessions.service.js';
import { StaffBrowsers } from './staff-browsers.service.js';
import { User } from './user.entity.js';

export interface LogIn {
  session: Session;
  /** For the cookie of a browser of staff; null for visitors. */
  browserToken: string | null;
}

@Injectable()
export class LogInsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly throttle: LogInThrottle,
    private readonly security: SecurityLog,
    private readonly staffPasswords: StaffPasswords,
    private readonly browsers: StaffBrowsers,
    private readonly factors: Factors,
    private readonly secondStep: SecondStep,
  ) {}

  logIn({ email, password, code }: LogInDto, client: Client, browserCookie: string | null): Promise<LogIn> {
    return this.recordingFailures('sign-in-failed', email, client, async () => {
      const user = await this.checkPassword(email, password);
      await this.secondStep.require(user, code);
      const opened = await this.open(user, client, browserCookie);
      if (!opened) throw this.wrongPassword();
      await this.noteStrength(user, password);
      return opened;
    });
  }

  /** Opens a session of a user who has proved to be that person. Returns null if the password has changed meanwhile. */
  async open(user: User, client: Client, browserCookie: string | null): Promise<LogIn | null> {
    const session = await this.sessions.start(user, client);
    if (!session) return null;
    const browserToken = await this.noteBrowser(user, session, browserCookie, client);
    await this.security.record({ kind: 'signed-in', userId: user.id, client });
    return { session, browserToken };
  }

  /** As `requirePassword`. Throws for an account that has more than a password, and must show that. */
  async requirePasswordAlone(userId: string, password: string, address: string): Promise<void> {
    if (await this.factors.hasAny(userId)) throw new DomainError('PASSWORD_NOT_ENOUGH');
    await this.requirePassword(userId, password, address);
  }

  /** Asks an account that is logged in for its password again. Failures count as failed log-ins. */
  async requirePassword(
    userId: string,
    password: string,
    address: string,
    field = 'password',
  ): Promise<void> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    await this.recordingFailures('password-refused', user.email, { address }, async () => {
      if (await this.hasher.verify(user.passwordHash, password)) return;
      // Not the status 401, which ends the session in a browser.
      throw new LogInRejectedError('WRONG_PASSWORD', {
        status: 400,
        details: [{ field, message: sentenceOf('WRONG_PASSWORD') }],
      });
    });
  }

  /** Takes the code of an app or a recovery code of an account that is logged in. Wrong ones count as failed log-ins. */
  async requireCode(userId: string, code: string, address: string): Promise<void> {
    const { email } = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    await this.recordingFailures('code-refused', email, { address }, () =>
      this.secondStep.use(userId, code).catch((error: unknown) => {
        // Not the status 401, which ends the session in a browser.
        throw error instanceof LogInRejectedError
          ? new LogInRejectedError(error.code, { status: 400 })
          : error;
      }),
    );
  }

  private async recordingFailures<T>(
    kind: QuietEventKind,
    email: string,
    client: EventClient,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await this.throttle.attempt(email, client.address, work);
    } catch (error) {
      const isLimited = error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS';
      if (isLimited || error instanceof LogInRejectedError) {
        const user = await this.dataSource.manager.findOneBy(User, { email });
        const failure = isLimited ? 'sign-in-limited' : error.code === 'WRONG_CODE' ? 'code-refused' : kind;
        await this.security.record({ kind: failure, userId: user?.id ?? null, client });
      }
      throw error;
    }
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

  /** The only moment at which a password of an earlier release can be compared with the rules for staff. */
  private async noteStrength(user: User, password: string): Promise<void> {
    const hasStaffPassword = this.staffPasswords.isGood(user, password);
    if (hasStaffPassword === user.hasStaffPassword) return;
    const { id, passwordHash } = user;
    await this.dataSource.manager.update(User, { id, passwordHash }, { hasStaffPassword });
  }

  private async noteBrowser(
    user: User,
    { sessionId }: Session,
    cookie: string | null,
    client: Client,
  ): Promise<string | null> {
    if (!(await this.staffPasswords.isStaff(user.email))) return null;
    return this.browsers.noteSignIn(user, sessionId, cookie, client);
  }

  private wrongPassword(): LogInRejectedError {
    return this.logInError('WRONG_PASSWORD');
  }

  private logInError(code: ErrorCode): LogInRejectedError {
    return new LogInRejectedError(this.config.hideAccounts ? 'INVALID_CREDENTIAL' : code);
  }
}
