import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readStates } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import { Bounces } from '../../mailing/bounces/bounces.service.js';
import { hasFactor } from '../factors/has-factor.sql.js';
import { User } from '../user.entity.js';
import { MODERATOR_STATES, type ModeratorDto } from './staff.dto.js';
import { StaffMember } from './staff-member.entity.js';

type ModeratorSort = 'invitedAt' | 'email';
type ModeratorFilter = 'status';

export const MODERATOR_LIST: ListRules<ModeratorSort, ModeratorFilter> = {
  sort: ['invitedAt', 'email'],
  filter: ['status'],
};

const CONDITIONS: Record<ModeratorDto['status'], string> = {
  invited: 'member.revokedAt is null and member.acceptedAt is null and member.expiresAt > now()',
  expired: 'member.revokedAt is null and member.acceptedAt is null and member.expiresAt <= now()',
  active: 'member.revokedAt is null and member.acceptedAt is not null',
  revoked: 'member.revokedAt is not null',
};

@Injectable()
export class StaffQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bounces: Bounces,
  ) {}

  async listModerators(query: ListQuery<ModeratorSort, ModeratorFilter>): Promise<Page<ModeratorDto>> {
    const { sort, order, offset, limit, filter } = query;
    const select = this.dataSource.manager
      .createQueryBuilder(StaffMember, 'member')
      .leftJoinAndMapOne('member.user', User, 'user', 'user.id = member.userId')
      .orderBy(`member.${sort}`, order)
      .addOrderBy('member.id', order)
      .offset(offset)
      .limit(limit);
    if (filter.status !== undefined) {
      const conditions = readStates(filter.status, MODERATOR_STATES).map((state) => `(${CONDITIONS[state]})`);
      select.andWhere(`(${conditions.join(' or ') || 'false'})`);
    }
    const [members, total] = await select.getManyAndCount();
    return { rows: await this.toModerators(members), total };
  }

  /** Moderators who have neither a passkey nor an app for codes. */
  async countWithoutFactor(): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `select count(*)::integer as count from staff
       where accepted_at is not null and revoked_at is null and not ${hasFactor('staff.user_id')}`,
    );
    return row.count;
  }

  async findModerator(id: string): Promise<ModeratorDto> {
    const { manager } = this.dataSource;
    const member = await manager.findOneBy(StaffMember, { id });
    if (!member) throw new DomainError('NOT_FOUND');
    const user = member.userId === null ? null : await manager.findOneBy(User, { id: member.userId });
    const [moderator] = await this.toModerators([{ ...member, user }]);
    return moderator!;
  }

  private async toModerators(members: StaffMember[]): Promise<ModeratorDto[]> {
    const withFactor = await this.dataSource.query<Array<{ id: string }>>(
      `select id from unnest($1::uuid[]) as account (id) where ${hasFactor('account.id')}`,
      [members.flatMap(({ userId }) => userId ?? [])],
    );
    const has = new Set(withFactor.map(({ id }) => id));
    const dead = await this.bounces.findDead(members.map(({ email }) => email));
    return members.map((member) => {
      const { id, email, userId, language, invitedAt, expiresAt, acceptedAt, revokedAt } = member;
      const status = statusOf(member);
      return {
        id,
        email,
        doEmailsComeBack: dead.has(email),
        name: (member.user as User | null)?.displayName ?? null,
        status,
        language,
        invitedAt,
        expiresAt,
        acceptedAt,
        revokedAt,
        hasFactor: status === 'active' && userId !== null ? has.has(userId) : null,
      };
    });
  }
}

function statusOf({ expiresAt, acceptedAt, revokedAt }: StaffMember): ModeratorDto['status'] {
  if (revokedAt) return 'revoked';
  if (acceptedAt) return 'active';
  return expiresAt.getTime() > Date.now() ? 'invited' : 'expired';
}
