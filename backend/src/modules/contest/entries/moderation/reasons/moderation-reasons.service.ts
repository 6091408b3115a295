import { REASONED_TRANSITIONS, type ReasonedTransition } from '@paattu/shared/moderation';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fieldError } from '../../../../../common/errors/domain-error.js';
import { requireVersion, versionOf } from '../../../../../common/http/if-match.js';
import { findContestId } from '../../../../../common/paging/contest-filter.js';
import { inTransaction } from '../../../../../database/transaction.js';
import { AuditLog } from '../../../../audit/audit-log.service.js';
import { ModerationReason } from './moderation-reason.entity.js';
import type {
  ModerationReasonsDto,
  OfferedReasonDto,
  ReasonDto,
  ReasonListsDto,
} from './moderation-reasons.dto.js';

/** The current list of each action, then what a moderator has lately used of it in the contest $1. */
const FIND_OFFERED = `
  select reason.id, action, label, text, text_malayalam as "textMalayalam", findings, coalesce(recent.uses, 0)::int as "recentUses"
  from moderation_reasons reason
    left join (
      select reason_id, count(*) as uses
      from (values ('reject'), ('disapprove')) kind (of_kind) cross join lateral (
        select reason_id from entry_events event join contest_entries entry on entry.id = event.entry_id
        where event.action = of_kind and reason_id is not null and entry.contest_id = $1
        order by event.id desc limit 50) last
      group by reason_id) recent on recent.reason_id = reason.id
  where archived_at is null
  order by reason.action, position, reason.id`;

/** A reason of the other list keeps its place there. */
const SAVE_LIST = `
  insert into moderation_reasons as reason (id, action, label, text, text_malayalam, findings, position, archived_at)
  select id, $1, label, text, "textMalayalam",
    coalesce(findings, (select before.findings from moderation_reasons before where before.id = item.id), '{}'),
    place, case when "isArchived" then site_now() end
  from rows from (jsonb_to_recordset($2)
      as (id uuid, label text, text text, "textMalayalam" text, findings text[], "isArchived" boolean))
    with ordinality as item (id, label, text, "textMalayalam", findings, "isArchived", place)
  on conflict (id) do update set label = excluded.label, text = excluded.text,
    text_malayalam = excluded.text_malayalam, findings = excluded.findings, position = excluded.position,
    archived_at = case when excluded.archived_at is not null then coalesce(reason.archived_at, excluded.archived_at) end
  where reason.action = excluded.action
  returning id`;

/** $1 the ids of the list. */
const DELETE_UNUSED = `
  delete from moderation_reasons reason where id <> all($1)
    and not exists (select from entry_events where reason_id = reason.id)`;

/** Archives the rest of those that are not in the list. They come last. */
const ARCHIVE_USED = `
  update moderation_reasons set archived_at = coalesce(archived_at, site_now()), position = $2 where id <> all($1)`;

@Injectable()
export class ModerationReasonsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async findAll(): Promise<ModerationReasonsDto> {
    const { manager } = this.dataSource;
    const lists = await readReasons(manager);
    const used = await manager.query<Array<{ id: string }>>(
      'select distinct reason_id as id from entry_events where reason_id is not null',
    );
    return { id: 'all', ...lists, used: used.map(({ id }) => id), version: versionOf(lists) };
  }

  /** What moderators can choose from, in the owner's order. */
  async listOffered(contest?: string): Promise<OfferedReasonDto[]> {
    const contestId = await findContestId(this.dataSource, contest);
    return this.dataSource.query(FIND_OFFERED, [contestId]);
  }

  /** Replaces both lists. A reason that is missing is deleted, or archived if a decision has used it. */
  async save(lists: ReasonListsDto, seen: string | null, actorId: string): Promise<void> {
    requireDifferentIds(lists);
    await inTransaction(this.dataSource, async ({ manager }) => {
      // A decision cannot begin to use a reason, and no other save can begin, until this one ends.
      await manager.query('lock table moderation_reasons in exclusive mode');
      const before = await readReasons(manager);
      requireVersion(versionOf(before), seen);
      const ids = REASONED_TRANSITIONS.flatMap((action) => lists[action].map(({ id }) => id));
      await manager.query(DELETE_UNUSED, [ids]);
      await manager.query(ARCHIVE_USED, [ids, ids.length + 1]);
      for (const action of REASONED_TRANSITIONS) await saveList(manager, action, lists[action]);
      await this.audit.record(manager, {
        action: 'settings.reasons',
        actorId,
        data: {},
        before,
        after: await readReasons(manager),
      });
    });
  }
}

async function saveList(
  manager: EntityManager,
  action: ReasonedTransition,
  reasons: ReasonDto[],
): Promise<void> {
  const saved = await manager.query<Array<{ id: string }>>(SAVE_LIST, [action, JSON.stringify(reasons)]);
  const missing = reasons.findIndex(({ id }) => !saved.some((row) => row.id === id));
  if (missing === -1) return;
  const message = 'This reason belongs to the other list.';
  throw fieldError('VALIDATION_FAILED', `${action}.${missing}.id`, message);
}

function requireDifferentIds(lists: ReasonListsDto): void {
  for (const action of REASONED_TRANSITIONS) {
    const ids = lists[action].map(({ id }) => id.toLowerCase());
    if (new Set(ids).size < ids.length)
      throw fieldError('VALIDATION_FAILED', action, 'Each reason must have an id of its own.');
  }
}

/** The archived ones last. */
async function readReasons(manager: EntityManager): Promise<ReasonListsDto> {
  const rows = await manager.find(ModerationReason, { order: { position: 'ASC', id: 'ASC' } });
  const listOf = (action: string) =>
    rows
      .filter((row) => row.action === action)
      .map(({ id, label, text, textMalayalam, findings, archivedAt }) => ({
        id,
        label,
        text,
        textMalayalam,
        findings,
        isArchived: archivedAt !== null,
      }));
  return { reject: listOf('reject'), disapprove: listOf('disapprove') };
}
