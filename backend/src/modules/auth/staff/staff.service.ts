import { knownLocale, localizedPath, type Locale } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { type ErrorCode, sentenceOf } from '../../../common/errors/error-catalogue.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { LOCKS, lock } from '../../../database/locks.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { createToken, hashToken } from '../../../common/tokens.js';
import { SecurityLog } from '../security/security-log.service.js';
import { User } from '../user.entity.js';
import { StaffRules } from './staff-rules.entity.js';
import { StaffMember } from './staff-member.entity.js';
import { moderatorInvitation } from '../emails/moderator-invitation.email.js';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;
const MAX_OPEN = 20;

/** The owner's acts on moderators, and the acceptance of an invitation. */
@Injectable()
export class StaffService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
  ) {}

  /** Emails an invitation to an address, and returns the id of its row. */
  async invite(email: string, language: Locale, actorId: string): Promise<string> {
    if (email === this.settings.ownerEmail) throw ofEmail('OWNER_NEEDS_NO_INVITATION');
    try {
      return await inTransaction(this.dataSource, async (tx) => {
        const { manager } = tx;
        await requireRoom(manager);
        const { token, ...link } = newLink();
        const member = await manager.save(
          manager.create(StaffMember, { email, language, invitedBy: actorId, ...link }),
        );
        await this.emailInvitation(tx, member, token);
        await this.record(manager, 'moderator.invite', member.id, actorId);
        return member.id;
      });
    } catch (error) {
      if (violates(error, 'staff_one_per_address')) throw ofEmail('INVITED_ALREADY');
      throw error;
    }
  }

  /** Emails another invitation; the link of the one before stops working. */
  async inviteAgain(id: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const member = await lockMember(tx.manager, id);
      if (member.acceptedAt || member.revokedAt) throw new DomainError('INVITATION_SETTLED');
      if (member.expiresAt.getTime() <= Date.now()) await requireRoom(tx.manager);
      const { token, ...link } = newLink();
      await tx.manager.update(StaffMember, { id }, { ...link, invitedAt: new Date() });
      await this.emailInvitation(tx, member, token);
      await this.record(tx.manager, 'moderator.resend', id, actorId);
    });
  }

  /** Ends the invitation or the rights of a moderator at once: each request reads them from this row. */
  async revoke(id: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const member = await lockMember(manager, id);
      if (member.revokedAt) return;
      await manager.update(StaffMember, { id }, { revokedAt: new Date() });
      await this.record(manager, 'moderator.revoke', id, actorId);
      if (member.userId !== null)
        await this.security.record({ kind: 'role-taken', userId: member.userId, actorId }, manager);
    });
  }

  /**
   * Makes the user a moderator. The token arrived at the user's address by email, so it verifies the address; a user
   * whose address is verified needs no token. A repeated request changes nothing.
   */
  async accept(token: string | undefined, user: RequestUser): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      if (token === undefined) await requireVerified(manager, user.id);
      const invitation = token === undefined ? { email: user.email } : { tokenHash: hashToken(token) };
      const member = await manager.findOne(StaffMember, {
        where: { ...invitation, revokedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!member) throw new DomainError('INVALID_TOKEN');
      if (member.email !== user.email) throw new DomainError('INVITATION_OF_ANOTHER');
      if (member.userId === user.id) return;
      if (member.acceptedAt || member.expiresAt.getTime() <= Date.now())
        throw new DomainError('INVALID_TOKEN');
      // Null for a password that nobody has typed since there are rules for it.
      if (!(await manager.existsBy(User, { id: user.id, hasStaffPassword: true })))
        throw new DomainError('STAFF_PASSWORD_NEEDED');
      await manager.update(StaffMember, { id: member.id }, { userId: user.id, acceptedAt: new Date() });
      await manager.update(User, { id: user.id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date() });
      await this.record(manager, 'moderator.accept', member.id, user.id);
      await this.security.record(
        { kind: 'role-given', userId: user.id, actorId: member.invitedBy ?? undefined },
        manager,
      );
    });
  }

  async saveRules({ needFactor }: Pick<StaffRules, 'needFactor'>, userId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(StaffRules, { one: true }, { needFactor });
      const kind = needFactor ? 'factors-demanded' : 'factors-optional';
      await this.security.record({ kind, userId }, manager);
    });
  }

  private async emailInvitation(tx: Transaction, member: StaffMember, token: string): Promise<void> {
    this.settings.requireEmails();
    const language = knownLocale(member.language);
    // In the fragment, which a browser sends to no server.
    const page = localizedPath(language, `/invitation#${token}`);
    const email = await this.mailing.queueEmail(tx, {
      template: moderatorInvitation,
      to: member.email,
      payload: { link: this.config.publicUrl + page },
      language,
    });
    if (!email) throw new DomainError('INVITED_TOO_OFTEN');
  }

  private async record(
    manager: EntityManager,
    action: `moderator.${'invite' | 'resend' | 'accept' | 'revoke'}`,
    subjectId: string,
    actorId: string,
  ): Promise<void> {
    await this.audit.record(manager, { action, actorId, subjectId, data: {} });
  }
}

function newLink() {
  const token = createToken();
  return { token, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + LIFETIME_MS) };
}

async function requireVerified(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(User, { id, emailVerifiedAt: Not(IsNull()) })))
    throw new DomainError('INVALID_TOKEN');
}

async function lockMember(manager: EntityManager, id: string): Promise<StaffMember> {
  const member = await manager.findOne(StaffMember, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!member) throw new DomainError('NOT_FOUND');
  return member;
}

/** Rejects another open invitation beyond `MAX_OPEN`. Of simultaneous ones, each counts those before it. */
async function requireRoom(manager: EntityManager): Promise<void> {
  await lock(manager, LOCKS.invitations);
  const open = { acceptedAt: IsNull(), revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  if ((await manager.countBy(StaffMember, open)) >= MAX_OPEN) throw new DomainError('TOO_MANY_INVITATIONS');
}

function ofEmail(code: ErrorCode): DomainError {
  const message = sentenceOf(code);
  return new DomainError(code, { message, details: [{ field: 'email', message }] });
}
