import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { versionOf } from '../../../../../common/http/if-match.js';
import { findContestId } from '../../../../../common/paging/contest-filter.js';
import { ModerationReason } from './moderation-reason.entity.js';
import type { ModerationReasonsDto, OfferedReasonDto, ReasonListsDto } from './moderation-reasons.dto.js';

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

@Injectable()
export class ModerationReasonsQueries {
  constructor(private readonly dataSource: DataSource) {}

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
}

/** The archived ones last. */
export async function readReasons(manager: EntityManager): Promise<ReasonListsDto> {
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
