import { createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import type { RequestUser } from '../../common/access/access.js';
import type { Client } from '../../common/access/client.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { type AccessToken, issueAccessToken } from './access-tokens.js';
import { IdentityChecks } from './identity-check/identity-checks.service.js';
import { StaffPasswords } from './passwords/staff-passwords.service.js';
import { RefreshToken } from './refresh-token.entity.js';
import { SecurityLog } from './security/security-log.service.js';
import { refreshCookie } from './session-cookies.js';
import { createToken, hashToken } from '../../common/tokens.js';
import { User } from './user.entity.js';
import { lockUser, UsersQueries } from './users.queries.js';

const HOUR_MS = 60 * 60 * 1000;
const LIFETIME_MS = 30 * 24 * HOUR_MS;

/** A session of the owner or a moderator ends when it was not used for this long. */
export const STAFF_IDLE_MS = 12 * HOUR_MS;

/** How long an exchanged token stays valid: two tabs may send it at once, and a response may be lost. */
const GRACE_MS = 10_000;

export interface Session extends AccessToken {
  userId: string;
  sessionId: string;
  refreshToken: string;
  refreshExpiresAt: Date;
}

/**
 * A session is a family of refresh tokens, of which only the newest is valid. Each token is exchanged once; a second use
 * means that it was copied, and ends the family. A lock on the user's row serializes changes of the user's sessions, so
 * that a concurrent refresh or log-in cannot restore a session that a log-out or a new password ends.
 */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly users: UsersQueries,
    private readonly security: SecurityLog,
    private readonly staff: StaffPasswords,
    private readonly identity: IdentityChecks,
  ) {}

  /** Returns null if the user's password has changed since it was checked. */
  async start(checked: Pick<User, 'id' | 'passwordHash'>, client?: Client): Promise<Session | null> {
    return this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { id: checked.id });
      if (user?.passwordHash !== checked.passwordHash) return null;
      await manager.delete(RefreshToken, { userId: checked.id, expiresAt: LessThan(new Date()) });
      const token = createToken();
      const family = {
        familyId: randomUUID(),
        userId: checked.id,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
      };
      const row = await this.store(manager, token, family, client);
      await this.identity.note({ sessionId: family.familyId, userId: checked.id }, manager);
      return this.toSession(row, token);
    });
  }

  /** Exchanges a refresh token for the next one. Returns null for an unknown, expired or ended session. */
  async renew(token: string, client?: Client): Promise<Session | null> {
    return this.dataSource.transaction(async (manager) => {
      const user = await lockUserOf(manager, token);
      if (!user || user.disabledAt) return null;
      const row = await manager.findOneBy(RefreshToken, { tokenHash: hashToken(token) });
      if (!row || row.revokedAt || row.expiresAt.getTime() <= Date.now()) return null;
      if (await this.isIdle(row, user, manager)) {
        await this.endFamily(manager, row.familyId);
        await this.security.record({ kind: 'session-idle', userId: user.id, client }, manager);
        return null;
      }
      if (row.usedAt) return this.renewAgain(manager, row, token, client);
      await manager.update(RefreshToken, { id: row.id }, { usedAt: new Date() });
      const successor = this.successorOf(token);
      return this.toSession(await this.store(manager, successor, row, client), successor);
    });
  }

  /** Ends the session of the token, if there is one. */
  async end(token: string, client?: Client): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await lockUserOf(manager, token);
      const ended = await manager.query<[unknown[], number]>(
        `update refresh_tokens set revoked_at = now()
         where revoked_at is null and family_id = (select family_id from refresh_tokens where token_hash = $1)`,
        [hashToken(token)],
      );
      if (user && ended[1] > 0)
        await this.security.record({ kind: 'signed-out', userId: user.id, client }, manager);
    });
  }

  /** Ends one session of a user. Throws if the user never had it; one that has ended stays so. */
  async endOne(userId: string, sessionId: string, client: Client): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockUser(manager, { id: userId });
      const session = { userId, familyId: sessionId };
      const { affected } = await manager.update(
        RefreshToken,
        { ...session, revokedAt: IsNull() },
        { revokedAt: new Date() },
      );
      if (affected) await this.security.record({ kind: 'session-ended', userId, client }, manager);
      else if (!(await manager.existsBy(RefreshToken, session))) throw new DomainError('NOT_FOUND');
    });
  }

  /** Ends the sessions of a user, except one. */
  async endAll(manager: EntityManager, userId: string, client?: Client, except?: string): Promise<void> {
    await lockUser(manager, { id: userId });
    const open = { userId, revokedAt: IsNull(), ...(except !== undefined && { familyId: Not(except) }) };
    const { affected } = await manager.update(RefreshToken, open, { revokedAt: new Date() });
    if (affected) await this.security.record({ kind: 'sessions-ended', userId, client }, manager);
  }

  /** Whether a `Cookie` header names a session, which need not exist. */
  hasCookie(cookieHeader: string | undefined): boolean {
    return refreshCookie.read(this.config, cookieHeader) !== null;
  }

  /**
   * Returns the user whose session a `Cookie` header names, or null. For pages that a browser opens without a Bearer
   * token. Does not exchange the refresh token.
   */
  async findUserOfCookie(cookieHeader: string | undefined): Promise<RequestUser | null> {
    const token = refreshCookie.read(this.config, cookieHeader);
    if (!token) return null;
    const row = await this.dataSource.manager.findOneBy(RefreshToken, { tokenHash: hashToken(token) });
    const exchangedLongAgo = row?.usedAt && Date.now() - row.usedAt.getTime() > GRACE_MS;
    if (!row || row.revokedAt || exchangedLongAgo) return null;
    const user = await this.users.findBehindToken({ sub: row.userId, sid: row.familyId });
    return user && (await this.isIdle(row, user)) ? null : user;
  }

  /**
   * Within the grace period returns the same successor as the first exchange, so that the order in which a browser
   * stores the two cookies does not matter. After it, a used token counts as stolen.
   */
  private async renewAgain(
    manager: EntityManager,
    used: RefreshToken,
    token: string,
    client?: Client,
  ): Promise<Session | null> {
    if (!used.usedAt || Date.now() - used.usedAt.getTime() > GRACE_MS) {
      await this.endFamily(manager, used.familyId);
      await this.security.record({ kind: 'session-reused', userId: used.userId, client }, manager);
      return null;
    }
    const successor = this.successorOf(token);
    const row = await manager.findOneByOrFail(RefreshToken, { tokenHash: hashToken(successor) });
    return row.usedAt ? this.renewAgain(manager, row, successor, client) : this.toSession(row, successor);
  }

  /** Each renewal stores a token, so the age of the newest one is the time without use. */
  private async isIdle(
    { createdAt }: RefreshToken,
    { email }: Pick<User, 'email'>,
    manager?: EntityManager,
  ): Promise<boolean> {
    return Date.now() - createdAt.getTime() > STAFF_IDLE_MS && (await this.staff.isStaff(email, manager));
  }

  private async endFamily(manager: EntityManager, familyId: string): Promise<void> {
    await manager.update(RefreshToken, { familyId, revokedAt: IsNull() }, { revokedAt: new Date() });
  }

  /** Derived from the token and the server's secret, so that the server need not store it. */
  private successorOf(token: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`refresh-token ${token}`).digest('base64url');
  }

  private store(
    manager: EntityManager,
    token: string,
    { familyId, userId, expiresAt }: Pick<RefreshToken, 'familyId' | 'userId' | 'expiresAt'>,
    client?: Client,
  ): Promise<RefreshToken> {
    return manager.save(
      manager.create(RefreshToken, {
        familyId,
        userId,
        expiresAt,
        tokenHash: hashToken(token),
        ...client?.device,
      }),
    );
  }

  private async toSession(row: RefreshToken, refreshToken: string): Promise<Session> {
    return {
      ...(await issueAccessToken(this.config, row.userId, row.familyId)),
      userId: row.userId,
      sessionId: row.familyId,
      refreshToken,
      refreshExpiresAt: row.expiresAt,
    };
  }
}

async function lockUserOf(manager: EntityManager, token: string): Promise<User | null> {
  const row = await manager.findOneBy(RefreshToken, { tokenHash: hashToken(token) });
  return row && lockUser(manager, { id: row.userId });
}
