import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { RequestUser } from '../../common/access/access.js';
import { permissionsOf, type Role } from '../../common/access/permissions.js';
import { inBatches } from '../../common/batching/in-batches.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import type { AccessTokenClaims } from './access-tokens.js';
import type { UserDto } from './dto/session.dto.js';
import { hasFactor } from './factors/has-factor.sql.js';
import { User } from './user.entity.js';

interface UserRow {
  /** Null, like the other columns, if there is no such user or session. */
  id: string | null;
  email: string;
  verified: boolean;
  /** Null for a user who is no moderator. */
  role: Role | null;
  /** Whether a moderator is asked for a factor, and the user has none. */
  lacksFactor: boolean;
}

/** The role of the user `u` among the staff. It ends at once when it is revoked. */
const STAFF_ROLE = `(select role from staff where staff.user_id = u.id and staff.revoked_at is null)`;

/** Whether the owner asks each moderator for a factor, and the user `u` has none. */
const LACKS_FACTOR = `((select need_factor from staff_rules) and not ${hasFactor('u.id')})`;

/** Whether an invitation waits for the address of the user `u`, who reads its email. */
const IS_INVITED = `(u.email_verified_at is not null and exists (
  select from staff where staff.email = u.email
    and staff.accepted_at is null and staff.revoked_at is null and staff.expires_at > now()))`;

@Injectable()
export class UsersQueries {
  /** Read for each request of a signed-in user. */
  private readonly behindTokens = inBatches<[userId: string, sessionId: string], RequestUser | null>(
    (tokens) => this.findBehindTokens(tokens),
  );

  constructor(
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns null if the user is disabled or the session has ended, even if the token has not expired. */
  findBehindToken({ sub, sid }: Pick<AccessTokenClaims, 'sub' | 'sid'>): Promise<RequestUser | null> {
    return this.behindTokens([sub, sid]);
  }

  /** Returns null if there is no such user, or a disabled one. */
  async findActive(id: string): Promise<RequestUser | null> {
    const [row] = await this.dataSource.query<UserRow[]>(
      `select u.id, u.email, u.email_verified_at is not null as verified, ${STAFF_ROLE} as role, ${LACKS_FACTOR} as "lacksFactor"
       from users u where u.id = $1 and u.disabled_at is null`,
      [id],
    );
    return row ? this.toRequestUser(row) : null;
  }

  async findUser(id: string): Promise<UserDto> {
    const [row] = await this.dataSource.query<
      Array<UserRow & Pick<User, 'displayName' | 'hasStaffPassword'> & Pick<UserDto, 'isInvited'>>
    >(
      `select u.id, u.email, u.display_name as "displayName", u.email_verified_at is not null as verified,
         u.has_staff_password as "hasStaffPassword", ${STAFF_ROLE} as role, ${LACKS_FACTOR} as "lacksFactor", ${IS_INVITED} as "isInvited"
       from users u where u.id = $1`,
      [id],
    );
    const { email, displayName, verified, isInvited, hasStaffPassword, lacksFactor } = row!;
    const role = this.roleOf(row!);
    return {
      uid: id,
      email,
      displayName,
      isAdmin: role === 'owner',
      permissions: [...permissionsOf(role)],
      needsNewPassword: role !== null && hasStaffPassword === false,
      needsFactor: role === 'moderator' && lacksFactor,
      emailVerified: verified,
      isInvited,
    };
  }

  private async findBehindTokens(
    tokens: ReadonlyArray<[string, string]>,
  ): Promise<Array<RequestUser | null>> {
    const rows = await this.dataSource.query<UserRow[]>(
      `select u.id, u.email, u.email_verified_at is not null as verified, ${STAFF_ROLE} as role, ${LACKS_FACTOR} as "lacksFactor"
       from unnest($1::uuid[], $2::uuid[]) with ordinality as token (user_id, session_id, n)
         left join users u on u.id = token.user_id and u.disabled_at is null and exists (
           select 1 from refresh_tokens t
           where t.family_id = token.session_id and t.user_id = u.id and t.revoked_at is null and t.expires_at > now())
       order by n`,
      [tokens.map(([userId]) => userId), tokens.map(([, sessionId]) => sessionId)],
    );
    return rows.map((row) => this.toRequestUser(row));
  }

  private toRequestUser(row: UserRow): RequestUser | null {
    if (row.id === null) return null;
    const role = this.roleOf(row);
    return {
      id: row.id,
      email: row.email,
      isOwner: role === 'owner',
      permissions: permissionsOf(role),
      needsFactor: role === 'moderator' && row.lacksFactor,
    };
  }

  /** Of a verified address only: anyone can sign up with the owner's address, but not read its email. */
  private roleOf({ email, verified, role }: Pick<UserRow, 'email' | 'verified' | 'role'>): Role | null {
    if (!verified) return null;
    return email === this.settings.ownerEmail ? 'owner' : role;
  }
}

/**
 * Changes of the sessions and links of one account wait for each other. The lock that an update takes, so that a change of the password needs
 * no stronger one.
 */
export function lockUser(manager: EntityManager, where: FindOptionsWhere<User>): Promise<User | null> {
  return manager.findOne(User, { where, lock: { mode: 'for_no_key_update' } });
}
