import { knownLocale } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { Client } from '../../../common/access/client.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { createToken, hashToken } from '../../../common/tokens.js';
import { inTransaction } from '../../../database/transaction.js';
import { LOCKS, lock } from '../../../database/locks.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { LogInsService } from '../log-ins.service.js';
import { SecurityLog } from '../security/security-log.service.js';
import { User } from '../user.entity.js';
import type { MakeApiTokenDto } from './api-token.dto.js';
import { ApiToken } from './api-token.entity.js';
import { API_TOKEN_PREFIX } from './presented-tokens.service.js';
import { tokenMade } from '../emails/token-made.email.js';

const MAX_ACTIVE = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The owner's acts on the tokens of programs. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly logIns: LogInsService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
    private readonly mailing: MailingService,
  ) {}

  /** Makes a token. Only its hash is stored, so only this response has it. */
  async make(
    { name, scopes, days, password }: MakeApiTokenDto,
    userId: string,
    client: Client,
  ): Promise<{ id: string; token: string }> {
    await this.logIns.requirePassword(userId, password, client.address);
    const token = API_TOKEN_PREFIX + createToken();
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
      await this.security.record({ kind: 'token-made', userId, client }, manager);
      await this.mailing.queueEmail(tx, {
        template: tokenMade,
        to: user.email,
        payload: { name: user.displayName },
        language: knownLocale(user.language),
      });
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
}

/** Of simultaneous requests, each counts the tokens of those before it. */
async function requireRoom(manager: EntityManager): Promise<void> {
  await lock(manager, LOCKS.tokens);
  const active = { revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  if ((await manager.countBy(ApiToken, active)) >= MAX_ACTIVE) throw new DomainError('TOO_MANY_TOKENS');
}
