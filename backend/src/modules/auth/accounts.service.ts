import { setTimeout } from 'node:timers/promises';
import type { Locale } from '@paattu/api-client/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { violates } from '../../common/errors/database-error.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { inTransaction } from '../../database/transaction.js';
import { AccountLinksService } from './account-links.service.js';
import type { AccountTokenPurpose } from './account-token.entity.js';
import type {
  ForgotPasswordDto,
  ResetPasswordDto,
  SignUpDto,
  VerifyEmailDto,
} from './dto/credentials.dto.js';
import type { SignedUpDto } from './dto/session.dto.js';
import { LogInThrottle } from './log-in-throttle.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { checkNewPassword } from './passwords/password-policy.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';

/** Longer than any response whose duration would reveal whether an account exists. */
const MIN_RESPONSE_MS = 250;

@Injectable()
export class AccountsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly links: AccountLinksService,
    private readonly sessions: SessionsService,
    private readonly throttle: LogInThrottle,
  ) {}

  signUp({ email, password, name, language }: SignUpDto): Promise<SignedUpDto> {
    return this.inConstantTime(async () => {
      checkNewPassword(password);
      const passwordHash = await this.hasher.hash(password);
      try {
        await this.createUser({ email, displayName: name, passwordHash, language });
      } catch (error) {
        if (!violates(error, 'users_email_key')) throw error;
        if (!this.config.hideAccounts) throw new DomainError('EMAIL_ALREADY_IN_USE');
        // The reader of that address learns of the account by email, and can set a new password.
        await this.emailLinkTo({ email }, 'reset_password', language);
      }
      return { email };
    });
  }

  async resendVerification(userId: string): Promise<void> {
    await this.emailLinkTo({ id: userId, emailVerifiedAt: IsNull() }, 'verify_email');
  }

  forgotPassword({ email, language }: ForgotPasswordDto): Promise<void> {
    return this.inConstantTime(async () => {
      const isKnown = await this.emailLinkTo({ email }, 'reset_password', language);
      if (!isKnown && !this.config.hideAccounts) throw new DomainError('USER_NOT_FOUND', { status: 404 });
    });
  }

  async verifyEmail({ token }: VerifyEmailDto): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const id = await this.links.useLink(manager, token, 'verify_email');
      await manager.update(User, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date() });
    });
  }

  /** Ends every session. Verifies the address too, because the link arrived by email. */
  async resetPassword({ token, password }: ResetPasswordDto, address: string): Promise<void> {
    await this.links.checkLink(token, 'reset_password');
    checkNewPassword(password);
    const passwordHash = await this.hasher.hash(password);
    const user = await inTransaction(this.dataSource, async ({ manager }) => {
      const id = await this.links.useLink(manager, token, 'reset_password');
      await manager.update(User, { id }, { passwordHash });
      await manager.update(User, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date() });
      await this.sessions.endAll(manager, id);
      return manager.findOneByOrFail(User, { id });
    });
    await this.throttle.forget(user.email, address);
  }

  private async createUser(
    user: Pick<User, 'email' | 'displayName' | 'passwordHash' | 'language'>,
  ): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const created = await tx.manager.save(tx.manager.create(User, user));
      await this.links.emailLink(tx, created, 'verify_email');
    });
  }

  /** Returns false if there is no such user. */
  private emailLinkTo(
    where: { email: string } | { id: string; emailVerifiedAt: ReturnType<typeof IsNull> },
    purpose: AccountTokenPurpose,
    language?: Locale,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (tx) => {
      // Locked, so that parallel requests count the links of each other.
      const user = await tx.manager.findOne(User, { where, lock: { mode: 'for_no_key_update' } });
      if (user) await this.links.emailLink(tx, user, purpose, language);
      return user !== null;
    });
  }

  /** With hidden accounts, delays the response so that its duration does not depend on whether the account exists. */
  private async inConstantTime<T>(work: () => Promise<T>): Promise<T> {
    const pause = setTimeout(this.config.hideAccounts ? MIN_RESPONSE_MS : 0);
    try {
      return await work();
    } finally {
      await pause;
    }
  }
}
