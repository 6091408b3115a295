import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@paattu/shared/audit-actions';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { readIds, readStates, whereWithin } from '../../common/paging/list-filters.js';
import { whereNoOtherContest } from '../../common/paging/contest-filter.js';
import type { ListQuery, ListRules, Page } from '../../common/paging/list-query.js';
import type { AuditActorDto, AuditRowDetailsDto, AuditRowDto } from './audit.dto.js';
import { AuditDetails } from './audit-details.entity.js';
import { AuditRow } from './audit-row.entity.js';
import { EmailLabels } from './email-labels.service.js';

type AuditSort = 'at';
type AuditFilter = 'action' | 'subjectKind' | 'contestId' | 'actor' | 'from' | 'to';
type AuditList = ListQuery<AuditSort, AuditFilter>;

export const AUDIT_LIST: ListRules<AuditSort, AuditFilter> = {
  sort: ['at'],
  filter: ['action', 'subjectKind', 'contestId', 'actor', 'from', 'to'],
};

/**
 * SQL that is true of a `row` that the console may show. Who counts which votes move after an entry has left knows how many it had, so acts of votes wait
 * for the certification of the result, as the votes do.
 */
const SHOWS = `(row.subject_kind <> 'vote'
  or exists (select from contest_facts decided where decided.id = row.contest_id and decided.certified_at is not null))`;

/** The value of the filter `actor` for acts without a user. */
const SYSTEM = 'system';

export interface ExportedAct extends Pick<
  AuditRow,
  'id' | 'at' | 'actorId' | 'action' | 'subjectId' | 'contestId'
> {
  actor: string | null;
  /** JSON. */
  data: string;
}

/** The names of a row, which may change or disappear after the act. */
type Names = Pick<AuditRowDto, 'id' | 'actor' | 'subject' | 'contest'> & {
  hasDetails: boolean;
  /** Marks, while the jury works. */
  isHidden: boolean;
};

/** The kinds of subjects that have a name. The id of another kind may be a number or a text. */
const NAMED_BY_ID = `'contest', 'rules', 'entry', 'song', 'message', 'email', 'moderator', 'token', 'judge'`;

/** $1 the ids of rows. */
const FIND_NAMES = `
  select row.id, actor.name as actor, contest.title as contest, details.audit_id is not null as "hasDetails",
    row.subject_kind = 'mark' and not jury_is_over(row.contest_id) as "isHidden",
    coalesce(subject.name,
      case when row.subject_kind in ('contest', 'song')
        then coalesce(details.after ->> 'title', details.before ->> 'title') end,
      case row.subject_kind when 'emailtext' then split_part(row.subject_id, '_', 1) end) as subject
  from audit_log row
    left join subject_names actor on actor.kind = 'user' and actor.id = row.actor_id
    left join contest_facts contest on contest.id = row.contest_id
    left join audit_details details on details.audit_id = row.id
    left join subject_names subject
      on subject.kind = case when row.action = 'email.test' then 'email-template' when row.subject_kind = 'rules' then 'contest' else row.subject_kind end
      and subject.id = case when row.subject_kind in (${NAMED_BY_ID}) then row.subject_id::uuid end
  where row.id = any($1)`;

/** Reads one index entry for each actor, however many acts there are. */
const FIND_ACTORS = `
  with recursive actors as (
    (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
    union all
    select (select actor_id from audit_log where actor_id > actors.actor_id order by actor_id limit 1)
    from actors where actors.actor_id is not null)
  select actor_id as id, account.name as email from actors left join subject_names account on account.kind = 'user' and account.id = actor_id
  where actor_id is not null order by account.name, actor_id`;

@Injectable()
export class AuditQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emailLabels: EmailLabels,
  ) {}

  async listActs(query: AuditList): Promise<Page<AuditRowDto>> {
    const { offset, limit } = query;
    const [rows, total] = await this.select(query).offset(offset).limit(limit).getManyAndCount();
    return { rows: await this.describe(rows), total };
  }

  async findAct(id: number): Promise<AuditRowDetailsDto> {
    const { manager } = this.dataSource;
    const shown = manager.createQueryBuilder(AuditRow, 'row').where('row.id = :id', { id }).andWhere(SHOWS);
    const [row] = await this.describe(await shown.getMany());
    if (!row) throw new DomainError('NOT_FOUND');
    if (row.details === 'hidden') return { ...row, before: null, after: null };
    const details = await manager.findOneBy(AuditDetails, { auditId: id });
    return { ...row, before: details?.before ?? null, after: details?.after ?? null };
  }

  listActors(): Promise<AuditActorDto[]> {
    return this.dataSource.query(FIND_ACTORS);
  }

  /** Yields the acts of a list by a cursor, so that few of them are in memory at a time. */
  async *exportActs(query: Pick<AuditList, 'order' | 'filter'>): AsyncGenerator<ExportedAct> {
    const [sql, parameters] = this.select(query)
      .leftJoin('subject_names', 'actor', `actor.kind = 'user' and actor.id = row.actor_id`)
      .select('row.id', 'id')
      .addSelect('row.at', 'at')
      .addSelect('actor.name', 'actor')
      .addSelect('row.actorId', 'actorId')
      .addSelect('row.action', 'action')
      .addSelect('row.subjectId', 'subjectId')
      .addSelect('row.contestId', 'contestId')
      .addSelect('row.data::text', 'data')
      .getQueryAndParameters();
    const runner = this.dataSource.createQueryRunner();
    try {
      for await (const row of await runner.stream(sql, parameters)) yield row as ExportedAct;
    } finally {
      await runner.release();
    }
  }

  private select({ order, filter }: Pick<AuditList, 'order' | 'filter'>): SelectQueryBuilder<AuditRow> {
    const select = this.dataSource.manager
      .createQueryBuilder(AuditRow, 'row')
      .orderBy('row.at', order)
      .addOrderBy('row.id', order);
    if (filter.action !== undefined) {
      const actions = readStates(filter.action, AUDIT_ACTIONS, 'action');
      select.andWhere('row.action = any(:actions)', { actions });
    }
    if (filter.subjectKind !== undefined) {
      const kinds = readStates(filter.subjectKind, AUDIT_SUBJECTS, 'subjectKind');
      select.andWhere('row.subjectKind = any(:kinds)', { kinds });
    } else if (filter.action === undefined) {
      // Thousands of them would hide what staff did.
      select.andWhere(`row.subjectKind <> 'vote'`);
    }
    select.andWhere(SHOWS);
    if (filter.contestId !== undefined) {
      whereNoOtherContest(select, 'row.contestId', filter.contestId);
    }
    if (filter.actor === SYSTEM) select.andWhere('row.actorId is null');
    else if (filter.actor !== undefined) {
      select.andWhere('row.actorId = any(:actors)', { actors: readIds(filter.actor) });
    }
    whereWithin(select, 'row.at', filter);
    return select;
  }

  private async describe(rows: AuditRow[]): Promise<AuditRowDto[]> {
    const found = await this.dataSource.query<Names[]>(FIND_NAMES, [rows.map(({ id }) => id)]);
    const names = new Map(found.map((row) => [row.id, row]));
    return rows.map(({ detailsHash, ...row }) => {
      const { actor = null, subject = null, contest = null, hasDetails, isHidden } = names.get(row.id) ?? {};
      const kept = isHidden ? 'hidden' : 'kept';
      const details = detailsHash === null ? 'none' : hasDetails ? kept : 'erased';
      const isOfTemplate = row.action === 'email.test' || row.subjectKind === 'emailtext';
      const email = isOfTemplate && subject !== null ? this.emailLabels.labelOf(subject) : null;
      return { ...row, actor, subject, email, contest, details };
    });
  }
}
