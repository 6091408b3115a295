import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import type { Client } from '../../../common/access/client.js';
import type { Scope } from '../../../common/access/scopes.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { hashToken } from '../../../common/tokens.js';
import { SecurityLog } from '../security/security-log.service.js';
import { UsersQueries } from '../users.queries.js';
import { ApiTokensQueries, type PresentedToken } from './api-tokens.queries.js';

export const API_TOKEN_PREFIX = 'paattu_';

/** The token of a program in an `Authorization` header; null for another header. */
export function apiTokenOf(header: string | undefined): string | null {
  return /^Bearer +(paattu_[\w-]{1,100})$/i.exec(header ?? '')?.[1] ?? null;
}

/** Decides about the requests of programs. */
@Injectable()
export class PresentedTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: ApiTokensQueries,
    private readonly users: UsersQueries,
    private readonly security: SecurityLog,
  ) {}

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
    return { id: user.id, email: user.email, isOwner: false, permissions: [], tokenId: presented.id };
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
