import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOCKS, lock } from '../../../../database/locks.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { isOpeningDue, recordOpenings } from '../throwaway-domains/recorded-domains.js';
import { closeVotes } from '../../contests/milestones.js';
import { CONTESTS, VOTES_ARE_UNCLOSED, VOTES_END_AT } from '../../contests/public.sql.js';

/** Hours ahead for which the queue has a job. */
const AHEAD_HOURS = 24;

export interface ComingClose {
  contestId: string;
  /** Part of the id of its job: a contest that is extended gets another job. */
  endsAt: Date;
  delayMs: number;
}

/** Closes the votes of a contest once no link can count any more. */
@Injectable()
export class VotingClose {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Writes down which throwaway domains are listed, for contests whose voting has opened. */
  async recordOpenings(): Promise<void> {
    if (!(await isOpeningDue(this.dataSource.manager))) return;
    await this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.domains);
      await recordOpenings(manager, this.audit);
    });
  }

  /** Closes those that are due. Votes that are under way end first, because they lock the row of their contest. */
  async closeDue(): Promise<void> {
    const due = await this.dataSource.query<Array<{ id: string }>>(
      `select id from ${CONTESTS} contest where ${VOTES_ARE_UNCLOSED} and ${VOTES_END_AT} <= site_now()`,
    );
    for (const { id } of due) await this.close(id);
  }

  /** Those that close within a day. */
  listComing(): Promise<ComingClose[]> {
    return this.dataSource.query(
      `select id as "contestId", ${VOTES_END_AT} as "endsAt",
         ceil(extract(epoch from ${VOTES_END_AT} - site_now()) * 1000)::float as "delayMs"
       from ${CONTESTS} contest
       where ${VOTES_ARE_UNCLOSED} and ${VOTES_END_AT} > site_now()
         and ${VOTES_END_AT} <= site_now() + interval '${AHEAD_HOURS} hours'`,
    );
  }

  private close(contestId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.domains);
      await recordOpenings(manager, this.audit);
      if (!(await closeVotes(manager, contestId))) return;
      await this.audit.record(manager, {
        action: 'contest.closeVotes',
        actorId: null,
        subjectId: contestId,
        contestId,
        data: {},
      });
    });
  }
}
