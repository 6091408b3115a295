import { createHmac, randomBytes } from 'node:crypto';
import { knownLocale } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import type { Client } from '../../../common/access/client.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction } from '../../../database/transaction.js';
import { SiteName } from '../../texts/site-name.service.js';
import { AccountChanges } from '../security/account-changes.service.js';
import { User } from '../user.entity.js';
import { lockUser } from '../users.queries.js';
import { CodeApp } from './code-app.entity.js';
import type { CodeAppDto } from './factors.dto.js';
import { Factors } from './factors.service.js';
import { base32, stepOf } from './totp.js';

/** As long as that of RFC 4226. */
const SECRET_BYTES = 20;

/** The apps of staff that make codes for the sign-in: one for each person. */
@Injectable()
export class CodeApps {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly changes: AccountChanges,
    private readonly dataSource: DataSource,
    private readonly factors: Factors,
    private readonly siteName: SiteName,
  ) {}

  /** When the user set one up; null without one. */
  async findSince(userId: string): Promise<Date | null> {
    const app = await this.dataSource.manager.findOneBy(CodeApp, { userId });
    return app?.confirmedAt ?? null;
  }

  /** Returns a new secret, which is good once `confirm` has got a code of it. */
  async start({ id, email }: RequestUser): Promise<CodeAppDto> {
    const seed = randomBytes(32);
    const [started] = await this.dataSource.query<unknown[]>(
      `insert into code_apps (user_id, seed) values ($1, $2)
       on conflict (user_id) do update set seed = excluded.seed, created_at = now()
       where code_apps.confirmed_at is null returning 1`,
      [id, seed],
    );
    if (!started) throw new DomainError('CODE_APP_KNOWN');
    const { language } = await this.dataSource.manager.findOneByOrFail(User, { id });
    const secret = base32(this.secretOf(seed));
    const issuer = this.siteName.in(knownLocale(language));
    const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` };
  }

  /** Sets the app up, and returns the recovery codes if it is the first factor. */
  async confirm(userId: string, code: string, sessionId: string, client: Client): Promise<string[]> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const user = await lockUser(manager, { id: userId });
      const app = await manager.findOneBy(CodeApp, { userId, confirmedAt: IsNull() });
      const lastStep = app && stepOf(this.secretOf(app.seed), code, Date.now());
      if (lastStep === null) throw new DomainError('WRONG_CODE', { status: 400 });
      await manager.update(CodeApp, { userId }, { confirmedAt: new Date(), lastStep });
      await this.changes.note(tx, { kind: 'code-app-added', user: user!, client });
      return this.factors.added(manager, userId, sessionId, client);
    });
  }

  async remove(userId: string, client: Client): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const user = await lockUser(manager, { id: userId });
      const { affected } = await manager.delete(CodeApp, { userId, confirmedAt: Not(IsNull()) });
      if (!affected) throw new DomainError('NOT_FOUND');
      await this.factors.removed(manager, userId);
      await this.changes.note(tx, { kind: 'code-app-removed', user: user!, client });
    });
  }

  /** Returns false for a wrong code, and for one that was used. */
  async use(userId: string, code: string): Promise<boolean> {
    const app = await this.dataSource.manager.findOneBy(CodeApp, { userId, confirmedAt: Not(IsNull()) });
    const step = app && stepOf(this.secretOf(app.seed), code.replaceAll(/\s/g, ''), Date.now());
    if (step === null) return false;
    const [, used] = await this.dataSource.query<[unknown[], number]>(
      'update code_apps set last_step = $2 where user_id = $1 and last_step < $2',
      [userId, step],
    );
    return used === 1;
  }

  private secretOf(seed: Buffer): Buffer {
    const key = createHmac('sha256', this.config.jwtSecret).update('code-app ').update(seed).digest();
    return key.subarray(0, SECRET_BYTES);
  }
}
