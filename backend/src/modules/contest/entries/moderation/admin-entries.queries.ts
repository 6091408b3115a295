import { AI_USES } from '@paattu/shared/contest-choices';
import { Injectable } from '@nestjs/common';
import { ENTRY_STATUSES } from '@paattu/shared/entry-transitions';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import {
  addressContains,
  contains,
  readIds,
  readStates,
  whereWithin,
  wordsOf,
} from '../../../../common/paging/list-filters.js';
import { findContestId, whereContest } from '../../../../common/paging/contest-filter.js';
import type { ListQuery, ListRules, Page } from '../../../../common/paging/list-query.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { photoPath } from '../../photos/photo-path.js';
import { toAdminRevision } from './revisions/admin-revision.dto.js';
import { ResultsOfContests } from '../../contests/results-of-contests.js';
import { EntryRevision } from '../page/revisions/entry-revision.entity.js';
import { IS_UNANSWERED, ThreadQueries } from '../page/thread/thread.queries.js';
import { EntryVideo } from '../videos/entry-video.entity.js';
import { toAdminVideo } from './admin-video.dto.js';
import { findOwnersParts, type OwnersPart } from './owners-entries.js';
import { toProposal, versionOfProposal } from '../page/revisions/proposal.js';
import type { AdminEntryDto, EntryEventDto, EntryStatusCountsDto } from './admin-entry.dto.js';
import { USERS } from '../../../auth/public.sql.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { EmailTemplates } from '../../../mailing/email-templates.service.js';
import { Bounces } from '../../../mailing/bounces/bounces.service.js';
import { OUTGOING_EMAILS } from '../../../mailing/public.sql.js';

type EntrySort = 'submittedAt' | 'name' | 'status' | 'viewCount' | 'updatedAt' | 'revisedAt';
type EntryFilter =
  | 'status'
  | 'hasRevision'
  | 'isVideoBroken'
  | 'isUnanswered'
  | 'aiUse'
  | 'isAiDoubtful'
  | 'contestId'
  | 'q'
  | 'id'
  | 'from'
  | 'to';

export const ENTRY_LIST: ListRules<EntrySort, EntryFilter> = {
  sort: ['submittedAt', 'name', 'status', 'viewCount', 'updatedAt', 'revisedAt'],
  filter: [
    'status',
    'hasRevision',
    'isVideoBroken',
    'isUnanswered',
    'aiUse',
    'isAiDoubtful',
    'contestId',
    'q',
    'id',
    'from',
    'to',
  ],
};

/** The filters by declaration, in a contest with a rule about artificial intelligence. */
const AI_FILTERS = [...AI_USES, 'undeclared'] as const;

/** SQL: what `isDoubtful` says, of an entry that is in the contest or wants to be. */
const IS_AI_DOUBTFUL = `entry.status in ('pending', 'approved') and contest.ai_rule is not null
  and coalesce(entry.ai_use, 'no') = 'no' and 'declared-synthetic' = any(video.flags)`;

export type ExportedEntry = Pick<
  AdminEntryDto,
  | 'id'
  | 'submittedAt'
  | 'status'
  | 'name'
  | 'email'
  | 'youtubeUrl'
  | 'contestTitle'
  | 'aiUse'
  | 'aiNote'
  | 'updatedAt'
>;

@Injectable()
export class AdminEntriesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly thread: ThreadQueries,
    private readonly results: ResultsOfContests,
    private readonly templates: EmailTemplates,
    private readonly bounces: Bounces,
  ) {}

  async listEntries(query: ListQuery<EntrySort, EntryFilter>): Promise<Page<AdminEntryDto>> {
    const { offset, limit } = query;
    const [entries, total] = await this.selectList(query).offset(offset).limit(limit).getManyAndCount();
    const ids = entries.map(({ id }) => id);
    const unanswered = await this.thread.countUnanswered(ids);
    const owners = await findOwnersParts(this.dataSource.manager, this.results, ids);
    const dead = await this.bounces.findDead(entries.map(({ email }) => email));
    return { rows: entries.map((entry) => toAdminEntry(entry, unanswered, owners, dead)), total };
  }

  /** Yields the entries of a list by a cursor, so that few of them are in memory at a time. */
  async *exportEntries(
    query: Pick<ListQuery<EntrySort, EntryFilter>, 'sort' | 'order' | 'filter'>,
  ): AsyncGenerator<ExportedEntry> {
    const [sql, parameters] = this.selectList(query)
      .select('entry.id', 'id')
      .addSelect('entry.submittedAt', 'submittedAt')
      .addSelect('entry.status', 'status')
      .addSelect('entry.name', 'name')
      .addSelect('entry.email', 'email')
      .addSelect('entry.youtubeUrl', 'youtubeUrl')
      .addSelect('contest.title', 'contestTitle')
      .addSelect('entry.aiUse', 'aiUse')
      .addSelect('entry.aiNote', 'aiNote')
      .addSelect('entry.updatedAt', 'updatedAt')
      .getQueryAndParameters();
    const runner = this.dataSource.createQueryRunner();
    try {
      for await (const row of await runner.stream(sql, parameters)) yield row as ExportedEntry;
    } finally {
      await runner.release();
    }
  }

  async findEntry(id: string, manager?: EntityManager): Promise<AdminEntryDto> {
    const entry = await this.selectEntries(manager).andWhere('entry.id = :id', { id }).getOne();
    if (!entry) throw new DomainError('NOT_FOUND');
    const owners = await findOwnersParts(manager ?? this.dataSource.manager, this.results, [id]);
    const dead = await this.bounces.findDead([entry.email], manager);
    return toAdminEntry(entry, await this.thread.countUnanswered([id], manager), owners, dead);
  }

  /** Counts the entries of a contest, or of all contests. */
  async countByStatus(contest?: string): Promise<EntryStatusCountsDto> {
    const contestId = await findContestId(this.dataSource, contest);
    const [counts] = await this.dataSource.query<[EntryStatusCountsDto]>(
      `with each as (
         select status,
           exists (select from entry_revisions where entry_id = contest_entries.id and state = 'pending') as is_revised,
           exists (select from entry_messages where entry_id = contest_entries.id and ${IS_UNANSWERED}) as is_unanswered,
           status = 'approved' and exists (
             select from entry_videos video
             where video.entry_id = contest_entries.id and video.video_id = contest_entries.video_id and health = 'broken') as is_broken
         from contest_entries where ($1::uuid is null or contest_id = $1) and status <> 'deleted'
       )
       select count(*) filter (where status = 'pending') as pending,
              count(*) filter (where status = 'approved') as approved,
              count(*) filter (where status = 'rejected') as rejected,
              count(*) filter (where status = 'withdrawn') as withdrawn,
              count(*) filter (where is_revised) as revised,
              count(*) filter (where is_unanswered) as unanswered,
              count(*) filter (where is_broken) as "videoBroken",
              count(*) filter (where status = 'pending' or is_unanswered or is_broken) as waiting,
              (select count(*) from contest_entries entry join ${CONTESTS} contest on contest.id = entry.contest_id
                 join entry_videos video on video.entry_id = entry.id and video.video_id = entry.video_id
               where ($1::uuid is null or entry.contest_id = $1) and ${IS_AI_DOUBTFUL}) as "aiDoubtful",
              count(*) as total
       from each`,
      [contestId],
    );
    return counts;
  }

  /** Transitions and emails of an entry, oldest first. They remain after a deletion. */
  async listEvents(id: string): Promise<EntryEventDto[]> {
    const events = await this.dataSource.query<Omit<EntryEventDto, 'emailLabel'>[]>(
      `select event.created_at as at, 'moderation' as kind, action, from_status as "fromStatus", to_status as "toStatus",
              reason, reason_malayalam as "reasonMalayalam", sentence, event.ai_use as "aiUse", users.email as actor, null as "emailId", null as template, null as "emailStatus", null as "emailDelivery"
       from entry_events event left join ${USERS} on users.id = event.actor_id
       where entry_id = $1
       union all
       select created_at, 'email', null, null, null, null, null, null, null, null, id, template, status, delivery
       from ${OUTGOING_EMAILS}
       where entry_id = $1
       order by at, kind desc`,
      [id],
    );
    if (events.length === 0) throw new DomainError('NOT_FOUND');
    return events.map((event) => ({
      ...event,
      emailLabel: event.template && (this.templates.labelOf(event.template) ?? event.template),
    }));
  }

  private selectList({
    sort,
    order,
    filter,
  }: Pick<ListQuery<EntrySort, EntryFilter>, 'sort' | 'order' | 'filter'>): SelectQueryBuilder<ContestEntry> {
    // View counts and revisions can be null: unknown ones are last in both orders.
    const select = this.selectEntries()
      .orderBy(sort === 'revisedAt' ? 'revision.createdAt' : `entry.${sort}`, order, 'NULLS LAST')
      .addOrderBy('entry.id', order);
    if (filter.status !== undefined) {
      select.andWhere('entry.status = any(:statuses)', {
        statuses: readStates(filter.status, ENTRY_STATUSES),
      });
    }
    if (filter.hasRevision !== undefined) {
      readStates(filter.hasRevision, ['true'], 'hasRevision');
      select.andWhere('revision.id is not null');
    }
    if (filter.isUnanswered !== undefined) {
      readStates(filter.isUnanswered, ['true'], 'isUnanswered');
      select.andWhere(`exists (select from entry_messages where entry_id = entry.id and ${IS_UNANSWERED})`);
    }
    if (filter.aiUse !== undefined) {
      const uses = readStates(filter.aiUse, AI_FILTERS, 'aiUse');
      select.andWhere(`coalesce(entry.ai_use, 'undeclared') = any(:uses)`, { uses });
      if (uses.includes('undeclared')) select.andWhere('contest.ai_rule is not null');
    }
    if (filter.isAiDoubtful !== undefined) {
      readStates(filter.isAiDoubtful, ['true'], 'isAiDoubtful');
      select.andWhere(IS_AI_DOUBTFUL);
    }
    if (filter.isVideoBroken !== undefined) {
      readStates(filter.isVideoBroken, ['true'], 'isVideoBroken');
      select.andWhere(`entry.status = 'approved' and video.health = 'broken'`);
    }
    if (filter.contestId !== undefined) {
      whereContest(select, 'entry.contestId', filter.contestId);
    }
    if (filter.id !== undefined) select.andWhere('entry.id = any(:ids)', { ids: readIds(filter.id) });
    if (filter.q !== undefined) {
      // One trigram index covers both columns.
      select.andWhere(
        `(${contains('entry.name', ':words')} or ${addressContains('entry.email', ':words')})`,
        {
          words: wordsOf(filter.q),
        },
      );
    }
    whereWithin(select, 'entry.submittedAt', filter);
    return select;
  }

  private selectEntries(manager = this.dataSource.manager): SelectQueryBuilder<ContestEntry> {
    return manager
      .createQueryBuilder(ContestEntry, 'entry')
      .innerJoinAndSelect('entry.contest', 'contest')
      .leftJoinAndMapOne(
        'entry.revision',
        EntryRevision,
        'revision',
        `revision.entry_id = entry.id and revision.state = 'pending'`,
      )
      .leftJoinAndMapOne(
        'entry.video',
        EntryVideo,
        'video',
        // The row may be about a former link.
        'video.entry_id = entry.id and video.video_id = entry.video_id',
      )
      .where(`entry.status <> 'deleted'`);
  }
}

/** As `selectEntries` returns it. */
type SelectedEntry = ContestEntry & { revision?: EntryRevision | null; video?: EntryVideo | null };

function toAdminEntry(
  entry: SelectedEntry,
  unanswered: Map<string, number>,
  owners: Map<string, OwnersPart>,
  dead: Set<string>,
): AdminEntryDto {
  const { id, slug, contestId, contest, name, email, language, videoId, youtubeUrl, status } = entry;
  const { viewCount, viewsRefreshedAt, viewsError, submittedAt, updatedAt } = entry;
  return {
    id,
    slug,
    contestId,
    contestTitle: contest.title,
    name,
    email,
    doEmailsComeBack: dead.has(email),
    isAddressProved: entry.addressProvedAt !== null,
    language,
    videoId,
    youtubeUrl,
    status,
    isOwners: owners.get(id)?.removal ?? false,
    isApprovalOwners: owners.get(id)?.approval ?? false,
    viewCount,
    viewsRefreshedAt,
    viewsError,
    aiRule: contest.aiRule,
    aiUse: entry.aiUse,
    aiNote: entry.aiNote,
    photoUrl: entry.photoKey === null ? null : photoPath(id, 'full'),
    video: entry.video ? toAdminVideo(entry.video) : null,
    version: versionOfProposal(toProposal(entry)),
    revision: entry.revision ? toAdminRevision(entry.revision) : null,
    unansweredMessages: unanswered.get(id) ?? 0,
    submittedAt,
    updatedAt,
  };
}
