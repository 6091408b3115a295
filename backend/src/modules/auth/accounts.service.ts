import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { inConstantTime } from '../../common/answer-alike.js';
import type { Client } from '../../common/access/client.js';
import { violates } from '../../common/errors/database-error.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { inTransaction } from '../../database/transaction.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { AccountLinksService, type LinkOptions } from './account-links.service.js';
import type { AccountTokenPurpose } from './account-token.entity.js';
import type {
  ChangePasswordDto,
  ForgotPasswordDto,
  ResetPasswordDto,
  SignUpDto,
  VerifyEmailDto,
} from './dto/credentials.dto.js';
import type { SignedUpDto } from './dto/session.dto.js';
import { LogInsService } from './log-ins.service.js';
import { LogInThrottle } from './log-in-throttle.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { checkNewPassword } from './passwords/password-policy.js';
import { StaffPasswords } from './passwords/staff-passwords.service.js';
import { AccountChanges } from './security/account-changes.service.js';
import { SecurityLog } from './security/security-log.service.js';
import { SessionsService } from './sessions.service.js';
import { ApiToken } from './tokens/api-token.entity.js';
import { User } from './user.entity.js';
import { lockUser } from './users.queries.js';

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
    private readonly logIns: LogInsService,
    private readonly changes: AccountChanges,
    private readonly security: SecurityLog,
    private readonly staffPasswords: StaffPasswords,
    private readonly settings: SiteSettings,
  ) {}

  signUp({ email, password, name, language, returnTo }: SignUpDto, client?: Client): Promise<SignedUpDto> {
    return this.hideDuration(async () => {
      const person = { email, displayName: name };
      // The rule for staff would tell whose address it is. Who becomes staff by an invitation needs a password by that rule then.
      checkNewPassword(password);
      const hasStaffPassword = this.staffPasswords.isGood(person, password);
      const passwordHash = await this.hasher.hash(password);
      try {
        await this.createUser({ ...person, passwordHash, hasStaffPassword, language }, returnTo, client);
      } catch (error) {
        if (!violates(error, 'users_email_key')) throw error;
        if (!this.config.hideAccounts) throw new DomainError('EMAIL_ALREADY_IN_USE');
        // The reader of that address learns of the account by email, and can set a new password.
        await this.emailLinkTo({ email }, 'reset_password', client, { language, returnTo });
      }
      return { email };
    });
  }

  async resendVerification(userId: string, returnTo?: string): Promise<void> {
    this.settings.requireEmails();
    await this.emailLinkTo({ id: userId, emailVerifiedAt: IsNull() }, 'verify_email', undefined, {
      returnTo,
    });
  }

  async forgotPassword({ email, language, returnTo }: ForgotPasswordDto, client: Client): Promise<void> {
    this.settings.requireEmails();
    await this.hideDuration(async () => {
      const isKnown = await this.emailLinkTo({ email }, 'reset_password', client, { language, returnTo });
      if (!isKnown && !this.config.hideAccounts) throw new DomainError('USER_NOT_FOUND', { status: 404 });
    });
  }

  async verifyEmail({ token }: VerifyEmailDto, client: Client): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const id = await this.links.useLink(manager, token, 'verify_email');
      await manager.update(User, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date() });
      await this.security.record({ kind: 'email-verified', userId: id, client }, manager);
    });
  }

  /** Ends every session and token. Passkeys and codes stay: whoever reads the email has the password alone. Verifies the address too, because the link arrived by email. */
  async resetPassword({ token, password }: ResetPasswordDto, client: Client): Promise<void> {
    const person = await this.links.findUserOf(token, 'reset_password');
    const hasStaffPassword = await this.staffPasswords.checkNew(person, password);
    const passwordHash = await this.hasher.hash(password);
    const user = await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const id = await this.links.useLink(manager, token, 'reset_password');
      await manager.update(User, { id }, { passwordHash, hasStaffPassword });
      await manager.update(User, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date() });
      await this.sessions.endAll(manager, id, client);
      // Whoever knew the old password may have made some.
      await manager.update(ApiToken, { userId: id, revokedAt: IsNull() }, { revokedAt: new Date() });
      const user = await manager.findOneByOrFail(User, { id });
      await this.changes.note(tx, { kind: 'password-reset', user, client });
      return user;
    });
    await this.throttle.forget(user.email, client.address);
  }

  /** Sets a new password for a user who knows the present one. Ends the other sessions. */
  async changePassword(
    userId: string,
    { currentPassword, password }: ChangePasswordDto,
    sessionId: string,
    client: Client,
  ): Promise<void> {
    await this.logIns.requirePassword(userId, currentPassword, client.address, 'currentPassword');
    const before = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const hasStaffPassword = await this.staffPasswords.checkNew(before, password);
    const passwordHash = await this.hasher.hash(password);
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      // Another change meanwhile is one that this user may not know of.
      const unchanged = { id: userId, passwordHash: before.passwordHash };
      const { affected } = await manager.update(User, unchanged, { passwordHash, hasStaffPassword });
      if (!affected) throw new DomainError('CHANGED_MEANWHILE');
      await this.sessions.endAll(manager, userId, client, sessionId);
      await this.changes.note(tx, { kind: 'password-changed', user: before, client });
    });
  }

  private async createUser(
    user: Pick<User, 'email' | 'displayName' | 'passwordHash' | 'hasStaffPassword' | 'language'>,
    returnTo: string | undefined,
    client: Client | undefined,
  ): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const created = await tx.manager.save(tx.manager.create(User, user));
      await this.links.emailLink(tx, created, 'verify_email', { returnTo });
      await this.security.record({ kind: 'signed-up', userId: created.id, client }, tx.manager);
    });
  }

  /** Returns false if there is no such user. */
  private emailLinkTo(
    where: { email: string } | { id: string; emailVerifiedAt: ReturnType<typeof IsNull> },
    purpose: AccountTokenPurpose,
    client: Client | undefined,
    link: LinkOptions,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (tx) => {
      // Locked, so that parallel requests count the links of each other.
      const user = await lockUser(tx.manager, where);
      if (user) await this.links.emailLink(tx, user, purpose, link);
      if (purpose === 'reset_password')
        await this.security.record({ kind: 'reset-asked', userId: user?.id ?? null, client }, tx.manager);
      return user !== null;
    });
  }

  /** With hidden accounts, delays the response so that its duration does not depend on whether the account exists. */
  private hideDuration<T>(work: () => Promise<T>): Promise<T> {
    return inConstantTime(this.config.hideAccounts ? MIN_RESPONSE_MS : 0, work);
  }
}
