import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../../../common/access/client.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { inTransaction } from '../../../database/transaction.js';
import { hashToken } from '../../../common/tokens.js';
import { AccountChanges } from '../security/account-changes.service.js';
import { SessionsService } from '../sessions.service.js';
import { User } from '../user.entity.js';
import { lockUser } from '../users.queries.js';
import { hasFactor } from './has-factor.sql.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { base32 } from './totp.js';

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** What a member of staff has beside the password: passkeys, an app for codes, and recovery codes for the day on which they are lost. */
@Injectable()
export class Factors {
  constructor(
    private readonly changes: AccountChanges,
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  async hasAny(userId: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const [row] = await manager.query<[{ has: boolean }]>(`select ${hasFactor('$1')} as has`, [userId]);
    return row.has;
  }

  /**
   * To be called after a factor was added, while its user is locked. With the first one come the recovery codes, which are returned then, and the
   * sessions that the password alone has opened elsewhere end.
   */
  async added(manager: EntityManager, userId: string, sessionId: string, client: Client): Promise<string[]> {
    if ((await this.countRecoveryCodes(userId, manager)) > 0) return [];
    await this.sessions.endAll(manager, userId, client, sessionId);
    return storeRecoveryCodes(manager, userId);
  }

  /** To be called after a factor was removed: without any, recovery codes are for nothing. */
  async removed(manager: EntityManager, userId: string): Promise<void> {
    if (!(await this.hasAny(userId, manager))) await manager.delete(RecoveryCode, { userId });
  }

  countRecoveryCodes(userId: string, manager: EntityManager = this.dataSource.manager): Promise<number> {
    return manager.countBy(RecoveryCode, { userId });
  }

  /** Makes ten. Those made before are good for nothing any more. */
  async makeRecoveryCodes(userId: string, client: Client): Promise<string[]> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const user = await lockUser(manager, { id: userId });
      if (!(await this.hasAny(userId, manager))) throw new DomainError('NO_FACTOR');
      await this.changes.note(tx, { kind: 'recovery-codes-made', user: user!, client });
      return storeRecoveryCodes(manager, userId);
    });
  }

  /** Returns false for a code that is not the user's, or was used. */
  async useRecoveryCode(userId: string, code: string): Promise<boolean> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const { affected } = await manager.delete(RecoveryCode, { userId, codeHash: hashOf(code) });
      if (affected !== 1) return false;
      const user = await manager.findOneByOrFail(User, { id: userId });
      await this.changes.note(tx, { kind: 'recovery-code-used', user });
      return true;
    });
  }
}

async function storeRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  );
  return codes;
}

/** Such as `k7m2-xr4q-pd5s-w3az`. */
function newRecoveryCode(): string {
  return base32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g)!.join('-');
}

/** However the code is typed: with capitals or blanks, or without hyphens. */
function hashOf(code: string): Buffer {
  return hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}
