import { locales } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { SiteName } from '../../texts/site-name.service.js';
import type { User } from '../user.entity.js';
import { checkNewPassword, checkStaffPassword, staffPasswordError } from './password-policy.js';

/** Words that anybody would try first on this site. */
const GUESSES = [
  'paattu',
  'പാട്ട്',
  'password',
  'owner',
  'admin',
  'moderator',
  'welcome',
  'രഹസ്യവാക്ക്',
  'പാസ്‌വേഡ്',
];

type Person = Pick<User, 'email' | 'displayName'>;

/** The rules for the passwords of the owner and of moderators. */
@Injectable()
export class StaffPasswords {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly siteName: SiteName,
  ) {}

  /** Throws for a new password that breaks the rules for its user. Returns whether it keeps those for staff. */
  async checkNew(person: Person, password: string): Promise<boolean> {
    if (await this.isStaff(person.email)) this.checkForStaff(person, password);
    else checkNewPassword(password);
    return this.isGood(person, password);
  }

  /** Throws for a new password of the owner or a moderator that breaks their rules. */
  checkForStaff(person: Person, password: string): void {
    checkStaffPassword(password, this.wordsFor(person));
  }

  isGood(person: Person, password: string): boolean {
    return staffPasswordError(password, this.wordsFor(person)) === null;
  }

  /** Whether the address is the owner's, or that of an active moderator. */
  async isStaff(email: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    if (email === this.settings.ownerEmail) return true;
    const [row] = await manager.query<[{ is: boolean }]>(
      `select exists (
         select from staff join users on users.id = staff.user_id
         where users.email = $1 and staff.revoked_at is null) as "is"`,
      [email],
    );
    return row.is;
  }

  private wordsFor({ email, displayName }: Person): string[] {
    const names = locales.map((locale) => this.siteName.in(locale));
    const { hostname } = new URL(this.config.publicUrl);
    return [...GUESSES, ...names, this.config.artistName, hostname, email, displayName];
  }
}
