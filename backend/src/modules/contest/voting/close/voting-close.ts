import { VOTE_GRACE_MINUTES } from '@paattu/api-client/voting';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { isOpeningDue, lockDomains, recordOpenings } from '../addresses/recorded-domains.js';

/** SQL for a contest whose votes are not closed yet. */
const IS_UNCLOSED = `contest.published_at is not null and contest.votes_closed_at is null and contest.certified_at is null`;

/** SQL for the end of the last vote: that of a link which was asked for in time. */
const ENDS_AT = `contest.voting_closes_at + interval '${VOTE_GRACE_MINUTES} minutes'`;

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
      await lockDomains(manager);
      await recordOpenings(manager, this.audit);
    });
  }

  /** Closes those that are due. Votes that are under way end first, because they lock the row of their contest. */
  async closeDue(): Promise<void> {
    const due = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contests contest where ${IS_UNCLOSED} and ${ENDS_AT} <= site_now()`,
    );
    for (const { id } of due) await this.close(id);
  }

  /** Those that close within a day. */
  listComing(): Promise<ComingClose[]> {
    return this.dataSource.query(
      `select id as "contestId", ${ENDS_AT} as "endsAt",
         ceil(extract(epoch from ${ENDS_AT} - site_now()) * 1000)::float as "delayMs"
       from contests contest
       where ${IS_UNCLOSED} and ${ENDS_AT} > site_now()
         and ${ENDS_AT} <= site_now() + interval '${AHEAD_HOURS} hours'`,
    );
  }

  private close(contestId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockDomains(manager);
      await recordOpenings(manager, this.audit);
      const closed = await manager.query<[unknown[], number]>(
        `update contests contest set votes_closed_at = site_now()
         where id = $1 and ${IS_UNCLOSED} and ${ENDS_AT} <= site_now()`,
        [contestId],
      );
      if (closed[1] === 0) return;
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
