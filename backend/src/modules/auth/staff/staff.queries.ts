import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readStates } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
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
  constructor(private readonly dataSource: DataSource) {}

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
    return { rows: members.map(toModerator), total };
  }

  async findModerator(id: string): Promise<ModeratorDto> {
    const { manager } = this.dataSource;
    const member = await manager.findOneBy(StaffMember, { id });
    if (!member) throw new DomainError('NOT_FOUND');
    const user = member.userId === null ? null : await manager.findOneBy(User, { id: member.userId });
    return toModerator({ ...member, user });
  }
}

function toModerator(member: StaffMember): ModeratorDto {
  const { id, email, language, invitedAt, expiresAt, acceptedAt, revokedAt } = member;
  const name = (member.user as User | null)?.displayName ?? null;
  return { id, email, name, status: statusOf(member), language, invitedAt, expiresAt, acceptedAt, revokedAt };
}

function statusOf({ expiresAt, acceptedAt, revokedAt }: StaffMember): ModeratorDto['status'] {
  if (revokedAt) return 'revoked';
  if (acceptedAt) return 'active';
  return expiresAt.getTime() > Date.now() ? 'invited' : 'expired';
}
