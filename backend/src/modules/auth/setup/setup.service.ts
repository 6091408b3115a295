import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import type { Client } from '../../../common/access/client.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { say } from '../../../common/logging/say.js';
import { hashToken } from '../../../common/tokens.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction } from '../../../database/transaction.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { StaffPasswords } from '../passwords/staff-passwords.service.js';
import { SecurityLog } from '../security/security-log.service.js';
import { SessionsService } from '../sessions.service.js';
import { User } from '../user.entity.js';
import { createCode, plainCode } from './codes.js';
import { SetupCode } from './setup-code.entity.js';
import type { NewOwnerDto, SetUpDto } from './setup.dto.js';

const CODE_MINUTES = 30;
/** A code that has expired is told from a wrong one for this long. */
const KNOWN_MS = 24 * 60 * 60 * 1_000;

/** Gives a new site its owner: whoever reads the log of the server. */
@Injectable()
export class SetupService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Setup');
  private isDone = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly staffPasswords: StaffPasswords,
    private readonly sessions: SessionsService,
    private readonly security: SecurityLog,
  ) {}

  /** Each process of the API has a code of its own. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.ownerPassword !== null || !(await this.isOpen())) return;
    // A site that has lost its owner has people who know it.
    if (!(await this.dataSource.manager.exists(User))) await this.settings.hideNewSite();
    await this.showCode();
  }

  get asksEmail(): boolean {
    return !this.settings.isFixed('ownerEmail');
  }

  /** An owner never becomes a visitor again, so a site that is set up is not asked twice. */
  async isOpen(): Promise<boolean> {
    this.isDone ||= await this.hasOwner(this.dataSource.manager);
    return !this.isDone;
  }

  /** Throws if the code is wrong or has expired, and after another request that was faster. */
  async setUp({ code, email: typed, password }: SetUpDto, client: Client): Promise<NewOwnerDto> {
    const email = this.asksEmail ? typed : this.settings.ownerEmail;
    if (!email) throw fieldError('INVALID_EMAIL', 'email');
    const person = { email, displayName: 'Owner' };
    await this.requireCode(code);
    this.staffPasswords.checkForStaff(person, password);
    const passwordHash = await this.hasher.hash(password);
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      await this.useCodes(manager, code);
      if (this.asksEmail) await this.settings.store(manager, { ownerEmail: email });
      const id = await this.takeAccount(manager, email, passwordHash);
      await this.sessions.endAll(manager, id, client);
      await this.security.record({ kind: 'role-given', userId: id, client }, manager);
      afterCommit(() => this.settings.announce());
    });
    return { email };
  }

  /** Another process that uses a code at the same time waits here, and then finds none. */
  private async useCodes(manager: EntityManager, code: string): Promise<void> {
    const [used] = await manager.query<[Array<{ code_hash: Buffer }>, number]>(
      'delete from setup_codes returning code_hash',
    );
    const hash = hashOf(code);
    if (!used.some(({ code_hash }) => code_hash.equals(hash)) || (await this.hasOwner(manager)))
      throw new DomainError('SETUP_DONE');
  }

  /** Somebody may have signed up with the address, under any name. The code proves more than an account. */
  private async takeAccount(manager: EntityManager, email: string, passwordHash: string): Promise<string> {
    const [row] = await manager.query<[{ id: string }]>(
      `insert into users (email, display_name, password_hash, has_staff_password, email_verified_at)
       values ($1, 'Owner', $2, true, now())
       on conflict (email) do update set password_hash = excluded.password_hash, has_staff_password = true,
         display_name = case when users.email_verified_at is null then excluded.display_name else users.display_name end,
         email_verified_at = coalesce(users.email_verified_at, excluded.email_verified_at), disabled_at = null
       returning id`,
      [email, passwordHash],
    );
    return row.id;
  }

  private async requireCode(code: string): Promise<void> {
    if (!(await this.isOpen())) throw new DomainError('SETUP_DONE');
    const found = await this.dataSource.manager.findOneBy(SetupCode, { codeHash: hashOf(code) });
    if (!found) throw fieldError('SETUP_CODE_WRONG', 'code');
    if (found.expiresAt.getTime() > Date.now()) return;
    await this.showCode();
    throw fieldError('SETUP_CODE_EXPIRED', 'code');
  }

  private async showCode(): Promise<void> {
    const { manager } = this.dataSource;
    await manager.delete(SetupCode, { expiresAt: LessThan(new Date(Date.now() - KNOWN_MS)) });
    const code = createCode();
    const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
    await manager.insert(SetupCode, { codeHash: hashOf(code), expiresAt });
    say(
      this.logger,
      `This site has no owner yet. Open ${this.config.publicUrl}/setup and type the code ${code} within ${CODE_MINUTES} minutes.`,
    );
  }

  private async hasOwner(manager: EntityManager): Promise<boolean> {
    const email = this.settings.ownerEmail;
    return email !== null && (await manager.existsBy(User, { email, emailVerifiedAt: Not(IsNull()) }));
  }
}

function hashOf(code: string): Buffer {
  return hashToken(plainCode(code));
}
