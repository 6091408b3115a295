import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import type { Client } from '../../../common/access/client.js';
import type { Scope } from '../../../common/access/scopes.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { createToken, hashToken } from '../../../common/tokens.js';
import { inTransaction } from '../../../database/transaction.js';
import { LOCKS, lock } from '../../../database/locks.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { AccountChanges } from '../security/account-changes.service.js';
import { SecurityLog } from '../security/security-log.service.js';
import { User } from '../user.entity.js';
import { UsersQueries } from '../users.queries.js';
import type { MakeApiTokenDto } from './api-token.dto.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokensQueries, type PresentedToken } from './api-tokens.queries.js';

const PREFIX = 'paattu_';
const MAX_ACTIVE = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The token of a program in an `Authorization` header; null for another header. */
export function apiTokenOf(header: string | undefined): string | null {
  return /^Bearer +(paattu_[\w-]{1,100})$/i.exec(header ?? '')?.[1] ?? null;
}

/** The tokens of programs: the owner makes and revokes them, and requests present them. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
    private readonly changes: AccountChanges,
    private readonly security: SecurityLog,
    private readonly queries: ApiTokensQueries,
    private readonly users: UsersQueries,
  ) {}

  /** Makes a token. Only its hash is stored, so only this response has it. */
  async make(
    { name, scopes, days }: MakeApiTokenDto,
    userId: string,
    client: Client,
  ): Promise<{ id: string; token: string }> {
    const token = PREFIX + createToken();
    const id = await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      await requireRoom(manager);
      const user = await manager.findOneByOrFail(User, { id: userId });
      const createdAt = new Date();
      const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
      const made = await manager.save(
        manager.create(ApiToken, { userId, name, scopes, tokenHash: hashToken(token), createdAt, expiresAt }),
      );
      await this.audit.record(manager, {
        action: 'token.make',
        actorId: userId,
        subjectId: made.id,
        data: { scopes, days },
      });
      await this.changes.note(tx, { kind: 'token-made', user, client });
      return made.id;
    });
    return { id, token };
  }

  /** Ends a token at once: each request reads its row. A second time changes nothing. */
  async revoke(id: string, userId: string, client: Client): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const { affected } = await manager.update(
        ApiToken,
        { id, revokedAt: IsNull() },
        { revokedAt: new Date() },
      );
      if (!affected) {
        if (await manager.existsBy(ApiToken, { id })) return;
        throw new DomainError('NOT_FOUND');
      }
      await this.audit.record(manager, { action: 'token.revoke', actorId: userId, subjectId: id, data: {} });
      await this.security.record({ kind: 'token-revoked', userId, client }, manager);
    });
  }

  /**
   * Returns who the program acts for, if its token has the scope. Without a scope, the route is closed to every token.
   */
  async admit(token: string, scope: Scope | undefined, client: Client): Promise<RequestUser> {
    const presented = await this.queries.findPresented(hashToken(token));
    const user = presented?.isValid ? await this.users.findActive(presented.userId) : null;
    // Whoever is not the owner any more has no tokens either.
    if (!presented || !user?.isOwner) {
      await this.refuse(presented, client);
      throw new DomainError('TOKEN_INVALID');
    }
    if (presented.isDue) await this.noteUse(presented, client);
    if (scope === undefined || !presented.scopes.includes(scope)) {
      await this.refuse(presented, client);
      const message = scope && `This token needs the scope ${scope}.`;
      throw new DomainError('TOKEN_NOT_ALLOWED', { message });
    }
    // The route is all that the token opens: it has none of the other rights of the owner.
    return {
      id: user.id,
      email: user.email,
      isOwner: false,
      permissions: [],
      needsFactor: false,
      tokenId: presented.id,
    };
  }

  private async refuse(token: PresentedToken | null, client: Client): Promise<void> {
    await this.security.record({
      kind: 'token-refused',
      userId: token?.userId ?? null,
      actorId: token?.id,
      client,
    });
  }

  private async noteUse({ id, userId }: PresentedToken, client: Client): Promise<void> {
    await this.dataSource.query('update api_tokens set last_used_at = now() where id = $1', [id]);
    await this.security.record({ kind: 'token-used', userId, actorId: id, client });
  }
}

/** Makes simultaneous requests wait: each counts the tokens of those before it. */
async function requireRoom(manager: EntityManager): Promise<void> {
  await lock(manager, LOCKS.tokens);
  const active = { revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  if ((await manager.countBy(ApiToken, active)) >= MAX_ACTIVE) throw new DomainError('TOO_MANY_TOKENS');
}
