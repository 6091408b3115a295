import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../audit/audit-log.service.js';

/** Entries whose voters got the email, and that have no act about it yet, of contests whose result is public. */
const FIND = `
  select lost.entry_id as "entryId", ballot.contest_id as "contestId", count(*)::integer as voters
  from lost_votes lost join ballots ballot on ballot.id = lost.ballot_id
  where emailed_at is not null
    and exists (select from contest_results where contest_id = ballot.contest_id and state in ('announced', 'final'))
    and not exists (select from audit_log where action = 'votes.informVoters' and contest_id = ballot.contest_id
      and data ->> 'entryId' = lost.entry_id::text)
  group by 1, 2 order by 1`;

/** Writes how many voters of an entry got the email that it left: after the result, because before it, the number is a tally. */
@Injectable()
export class ToldVoters {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async record(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // One worker at a time, so that each entry has one act.
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('votes.informVoters', 0))`);
      const entries =
        await manager.query<Array<{ entryId: string; contestId: string; voters: number }>>(FIND);
      for (const { entryId, contestId, voters } of entries)
        await this.audit.record(manager, {
          action: 'votes.informVoters',
          actorId: null,
          subjectId: contestId,
          contestId,
          data: { entryId, voters },
        });
    });
  }
}
