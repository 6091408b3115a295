import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../common/access/scopes.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readStates } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import { type ApiTokenDto, TOKEN_STATES } from './api-token.dto.js';
import { ApiToken } from './api-token.entity.js';

type TokenSort = 'createdAt' | 'name' | 'expiresAt';
type TokenFilter = 'status';

export const TOKEN_LIST: ListRules<TokenSort, TokenFilter> = {
  sort: ['createdAt', 'name', 'expiresAt'],
  filter: ['status'],
};

const CONDITIONS: Record<ApiTokenDto['status'], string> = {
  active: 'token.revokedAt is null and token.expiresAt > now()',
  expired: 'token.revokedAt is null and token.expiresAt <= now()',
  revoked: 'token.revokedAt is not null',
};

/** The token of a request. */
export interface PresentedToken {
  id: string;
  userId: string;
  scopes: Scope[];
  isValid: boolean;
  /** The use is to be noted: the last one was more than a minute ago. */
  isDue: boolean;
}

@Injectable()
export class ApiTokensQueries {
  constructor(private readonly dataSource: DataSource) {}

  async listTokens(query: ListQuery<TokenSort, TokenFilter>): Promise<Page<ApiTokenDto>> {
    const { sort, order, offset, limit, filter } = query;
    const select = this.dataSource.manager
      .createQueryBuilder(ApiToken, 'token')
      .orderBy(`token.${sort}`, order)
      .addOrderBy('token.id', order)
      .offset(offset)
      .limit(limit);
    if (filter.status !== undefined) {
      const conditions = readStates(filter.status, TOKEN_STATES).map((state) => `(${CONDITIONS[state]})`);
      select.andWhere(`(${conditions.join(' or ') || 'false'})`);
    }
    const [tokens, total] = await select.getManyAndCount();
    return { rows: tokens.map(toDto), total };
  }

  async findToken(id: string): Promise<ApiTokenDto> {
    const token = await this.dataSource.manager.findOneBy(ApiToken, { id });
    if (!token) throw new DomainError('NOT_FOUND');
    return toDto(token);
  }

  async findPresented(tokenHash: Buffer): Promise<PresentedToken | null> {
    const [row] = await this.dataSource.query<PresentedToken[]>(
      `select id, user_id as "userId", scopes, revoked_at is null and expires_at > now() as "isValid",
         last_used_at is null or last_used_at < now() - interval '1 minute' as "isDue"
       from api_tokens where token_hash = $1`,
      [tokenHash],
    );
    return row ?? null;
  }
}

function toDto({ id, name, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }: ApiToken): ApiTokenDto {
  const isExpired = expiresAt.getTime() <= Date.now();
  const status = revokedAt ? 'revoked' : isExpired ? 'expired' : 'active';
  return { id, name, scopes, status, createdAt, expiresAt, revokedAt, lastUsedAt };
}
