import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../common/access/access.js';
import { inBatches } from '../../common/batching/in-batches.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { AccessTokenClaims } from './access-tokens.service.js';
import type { UserDto } from './dto/session.dto.js';
import { User } from './user.entity.js';

interface UserRow {
  /** Null, like the other columns, if there is no such user or session. */
  id: string | null;
  email: string;
  verified: boolean;
}

@Injectable()
export class UsersQueries {
  /** Read for each request of a signed-in user. */
  private readonly behindTokens = inBatches<[userId: string, sessionId: string], RequestUser | null>(
    (tokens) => this.findBehindTokens(tokens),
  );

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns null if the user is disabled or the session has ended, even if the token has not expired. */
  findBehindToken({ sub, sid }: Pick<AccessTokenClaims, 'sub' | 'sid'>): Promise<RequestUser | null> {
    return this.behindTokens([sub, sid]);
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

  private async findBehindTokens(
    tokens: ReadonlyArray<[string, string]>,
  ): Promise<Array<RequestUser | null>> {
    const rows = await this.dataSource.query<UserRow[]>(
      `select u.id, u.email, u.email_verified_at is not null as verified
       from unnest($1::uuid[], $2::uuid[]) with ordinality as token (user_id, session_id, n)
         left join users u on u.id = token.user_id and u.disabled_at is null and exists (
           select 1 from refresh_tokens t
           where t.family_id = token.session_id and t.user_id = u.id and t.revoked_at is null and t.expires_at > now())
       order by n`,
      [tokens.map(([userId]) => userId), tokens.map(([, sessionId]) => sessionId)],
    );
    return rows.map(({ id, email, verified }) =>
      id === null ? null : { id, email, isOwner: this.isOwner(email, verified) },
    );
  }

  /** A verified address only: anyone can sign up with the owner's address, but not read its email. */
  private isOwner(email: string, verified: boolean): boolean {
    return verified && email === this.config.ownerEmail;
  }
}
