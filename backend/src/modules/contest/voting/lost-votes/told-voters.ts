import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOCKS, lock } from '../../../../database/locks.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { AUDIT_LOG } from '../../../audit/public.sql.js';
import { CONTESTS } from '../../contests/public.sql.js';

/** Entries whose voters got the email, and that have no act about it yet, of contests whose result is public. */
export const FIND_UNRECORDED = `
  with unrecorded as materialized (
    select entry_id, ballot_id from lost_votes where emailed_at is not null and recorded_at is null
  )
  select unrecorded.entry_id as "entryId", ballot.contest_id as "contestId", count(*)::integer as voters
  from unrecorded join ballots ballot on ballot.id = ballot_id join ${CONTESTS} contest on contest.id = ballot.contest_id
  where result_announced_at is not null group by 1, 2 order by 1`;

/** A worker of the release before writes the act without a mark. $1 the contest, $2 the entry. */
const HAS_ACT = `
  select from ${AUDIT_LOG} where action = 'votes.informVoters' and contest_id = $1 and data ->> 'entryId' = $2`;

/** Writes how many voters of an entry got the email that it left: after the result, because before it, the number is a tally. */
@Injectable()
export class ToldVoters {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async record(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.toldVoters);
      const entries =
        await manager.query<Array<{ entryId: string; contestId: string; voters: number }>>(FIND_UNRECORDED);
      for (const { entryId, contestId, voters } of entries) {
        await manager.query(
          'update lost_votes set recorded_at = site_now() where entry_id = $1 and emailed_at is not null',
          [entryId],
        );
        if ((await manager.query<unknown[]>(HAS_ACT, [contestId, entryId])).length > 0) continue;
        await this.audit.record(manager, {
          action: 'votes.informVoters',
          actorId: null,
          subjectId: contestId,
          contestId,
          data: { entryId, voters },
        });
      }
    });
  }
}
