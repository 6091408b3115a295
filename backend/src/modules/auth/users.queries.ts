import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../common/access/access.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { AccessTokenClaims } from './access-tokens.service.js';
import type { UserDto } from './dto/session.dto.js';
import { User } from './user.entity.js';

interface UserRow {
  id: string;
  email: string;
  verified: boolean;
}

@Injectable()
export class UsersQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** Null once the user is disabled or the session has ended, although the token itself would still hold. */
  async findBehindToken({ sub, sid }: Pick<AccessTokenClaims, 'sub' | 'sid'>): Promise<RequestUser | null> {
    const [row] = await this.dataSource.query<UserRow[]>(
      `select u.id, u.email, u.email_verified_at is not null as verified
       from users u
       where u.id = $1 and u.disabled_at is null and exists (
         select 1 from refresh_tokens t
         where t.family_id = $2 and t.user_id = u.id and t.revoked_at is null and t.expires_at > now())`,
      [sub, sid],
    );
    return row ? { id: row.id, email: row.email, isOwner: this.isOwner(row.email, row.verified) } : null;
  }

  async findUser(id: string): Promise<UserDto> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id });
    const emailVerified = user.emailVerifiedAt !== null;
    return {
      uid: user.id,
      email: user.email,
      displayName: user.displayName,
      isAdmin: this.isOwner(user.email, emailVerified),
      emailVerified,
    };
  }

  /** An address alone makes no owner: who signs up with it first must also be able to read its mail. */
  private isOwner(email: string, verified: boolean): boolean {
    return verified && email === this.config.ownerEmail;
  }
}
