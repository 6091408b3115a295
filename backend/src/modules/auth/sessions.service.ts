import { createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import type { RequestUser } from '../../common/access/access.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { type AccessToken, AccessTokensService } from './access-tokens.service.js';
import { RefreshToken } from './refresh-token.entity.js';
import { readRefreshToken } from './session-cookies.js';
import { createToken, hashToken } from './tokens.js';
import { User } from './user.entity.js';
import { UsersQueries } from './users.queries.js';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** How long a token that was just exchanged may be shown again: two tabs, or a page left before the answer came. */
const GRACE_MS = 10_000;

export interface Session extends AccessToken {
  userId: string;
  refreshToken: string;
  refreshExpiresAt: Date;
}

/**
 * A session is a family of refresh tokens, of which the newest one counts. Each is exchanged once; one that is shown
 * again was copied, so its whole family ends. A user's sessions change one at a time, under a lock on the user's row, so
 * that no refresh or log-in that is under way brings back what a log-out or a new password ends.
 */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly accessTokens: AccessTokensService,
    private readonly users: UsersQueries,
  ) {}

  /** Null when the password that was checked is the user's no more. */
  async start(checked: Pick<User, 'id' | 'passwordHash'>): Promise<Session | null> {
    return this.dataSource.transaction(async (manager) => {
      const user = await this.lockUser(manager, checked.id);
      if (user?.passwordHash !== checked.passwordHash) return null;
      await manager.delete(RefreshToken, { userId: checked.id, expiresAt: LessThan(new Date()) });
      const token = createToken();
      const row = await this.store(manager, token, {
        familyId: randomUUID(),
        userId: checked.id,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
      });
      return this.toSession(row, token);
    });
  }

  /** Exchanges a refresh token for the next one. Null when it opens no session (any more). */
  async renew(token: string): Promise<Session | null> {
    return this.dataSource.transaction(async (manager) => {
      const user = await this.lockUserOf(manager, token);
      if (!user || user.disabledAt) return null;
      const row = await manager.findOneBy(RefreshToken, { tokenHash: hashToken(token) });
      if (!row || row.revokedAt || row.expiresAt.getTime() <= Date.now()) return null;
      if (row.usedAt) return this.renewAgain(manager, row, token);
      await manager.update(RefreshToken, { id: row.id }, { usedAt: new Date() });
      const successor = this.successorOf(token);
      return this.toSession(await this.store(manager, successor, row), successor);
    });
  }

  /** Ends the session that the token belongs to, if any. */
  async end(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lockUserOf(manager, token);
      await manager.query(
        `update refresh_tokens set revoked_at = now()
         where revoked_at is null and family_id = (select family_id from refresh_tokens where token_hash = $1)`,
        [hashToken(token)],
      );
    });
  }

  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await this.lockUser(manager, userId);
    await manager.update(RefreshToken, { userId, revokedAt: IsNull() }, { revokedAt: new Date() });
  }

  /**
   * The owner behind a request's `Cookie` header, or null. For pages that a browser opens by itself and so without a
   * Bearer token; it leaves the refresh token as it is.
   */
  async ownerOfCookie(cookieHeader: string | undefined): Promise<RequestUser | null> {
    const token = readRefreshToken(this.config, cookieHeader);
    if (!token) return null;
    const row = await this.dataSource.manager.findOneBy(RefreshToken, { tokenHash: hashToken(token) });
    const exchangedLongAgo = row?.usedAt && Date.now() - row.usedAt.getTime() > GRACE_MS;
    if (!row || row.revokedAt || exchangedLongAgo) return null;
    const user = await this.users.findBehindToken({ sub: row.userId, sid: row.familyId });
    return user?.isOwner ? user : null;
  }

  /**
   * Within the grace the answer carries the same successor that the first answer carried, so whichever of the two
   * cookies a browser stores last, there is one chain and no fork. After it, showing a used token is theft.
   */
  private async renewAgain(
    manager: EntityManager,
    used: RefreshToken,
    token: string,
  ): Promise<Session | null> {
    if (!used.usedAt || Date.now() - used.usedAt.getTime() > GRACE_MS) {
      await manager.update(RefreshToken, { familyId: used.familyId }, { revokedAt: new Date() });
      return null;
    }
    const successor = this.successorOf(token);
    const row = await manager.findOneByOrFail(RefreshToken, { tokenHash: hashToken(successor) });
    return row.usedAt ? this.renewAgain(manager, row, successor) : this.toSession(row, successor);
  }

  private async lockUserOf(manager: EntityManager, token: string): Promise<User | null> {
    const row = await manager.findOneBy(RefreshToken, { tokenHash: hashToken(token) });
    return row && this.lockUser(manager, row.userId);
  }

  /** Of the same strength as a change of the row takes, so that the lock of a new password never has to grow. */
  private lockUser(manager: EntityManager, id: string): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Nobody without the server's secret can tell it, and the server need not remember it. */
  private successorOf(token: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`refresh-token ${token}`).digest('base64url');
  }

  private store(
    manager: EntityManager,
    token: string,
    { familyId, userId, expiresAt }: Pick<RefreshToken, 'familyId' | 'userId' | 'expiresAt'>,
  ): Promise<RefreshToken> {
    return manager.save(
      manager.create(RefreshToken, { familyId, userId, expiresAt, tokenHash: hashToken(token) }),
    );
  }

  private async toSession(row: RefreshToken, refreshToken: string): Promise<Session> {
    return {
      ...(await this.accessTokens.issue(row.userId, row.familyId)),
      userId: row.userId,
      refreshToken,
      refreshExpiresAt: row.expiresAt,
    };
  }
}
