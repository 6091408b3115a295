import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import { type Config, ConfigError } from '../../config/config.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { StaffPasswords } from './passwords/staff-passwords.service.js';
import { User } from './user.entity.js';

const TOO_EASY =
  'is easy to guess: it has fewer than 12 characters, was stolen elsewhere, or is made of the words of this site';

@Injectable()
export class OwnerAccount implements OnApplicationBootstrap {
  private readonly logger = new Logger(OwnerAccount.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly staffPasswords: StaffPasswords,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ensureOwner();
  }

  /**
   * Creates the owner's account, verified, with the configured password. Does not change an existing account, because
   * the owner may have changed the password. In production, an account begins with a good password; an existing one is
   * never locked out.
   */
  async ensureOwner(): Promise<void> {
    const { ownerEmail: email, ownerPassword, production } = this.config;
    const { manager } = this.dataSource;
    if (ownerPassword === null || email === null) return;
    const isGood = this.staffPasswords.isGood({ email, displayName: 'Owner' }, ownerPassword);
    const owner = await manager.findOneBy(User, { email });
    if (owner) {
      if (!isGood && (await this.hasher.verify(owner.passwordHash, ownerPassword)))
        this.logger.warn(
          `OWNER_PASSWORD ${TOO_EASY}, and the owner still signs in with it. Please change it in the console`,
        );
      return;
    }
    if (!isGood && production) throw new ConfigError([`OWNER_PASSWORD: ${TOO_EASY}`]);
    if (!isGood) this.logger.warn(`OWNER_PASSWORD ${TOO_EASY}: production would reject it`);
    const passwordHash = await this.hasher.hash(ownerPassword);
    const created = await manager.query<unknown[]>(
      `insert into users (email, display_name, password_hash, has_staff_password, email_verified_at)
       values ($1, 'Owner', $2, $3, now()) on conflict (email) do nothing returning id`,
      [email, passwordHash, isGood],
    );
    if (created.length > 0) this.logger.log("created the owner's account");
  }

  /** Returns null if the owner has no account. */
  async findId(): Promise<string | null> {
    const email = this.settings.ownerEmail;
    const owner = email === null ? null : await this.dataSource.manager.findOneBy(User, { email });
    return owner?.id ?? null;
  }
}
