import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { User } from './user.entity.js';

@Injectable()
export class OwnerAccount implements OnApplicationBootstrap {
  private readonly logger = new Logger(OwnerAccount.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ensureOwner();
  }

  /**
   * Creates the owner's account, verified, with the configured password. Does not change an existing account, because
   * the owner may have changed the password.
   */
  async ensureOwner(): Promise<void> {
    const { ownerEmail: email, ownerPassword } = this.config;
    const { manager } = this.dataSource;
    if (ownerPassword === null || (await manager.existsBy(User, { email }))) return;
    const passwordHash = await this.hasher.hash(ownerPassword);
    const created = await manager.query<unknown[]>(
      `insert into users (email, display_name, password_hash, email_verified_at)
       values ($1, 'Owner', $2, now()) on conflict (email) do nothing returning id`,
      [email, passwordHash],
    );
    if (created.length > 0) this.logger.log("created the owner's account");
  }

  /** Returns null if the owner has no account. */
  async findId(): Promise<string | null> {
    const owner = await this.dataSource.manager.findOneBy(User, { email: this.config.ownerEmail });
    return owner?.id ?? null;
  }
}
