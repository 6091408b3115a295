import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../../../../database/transaction.js';
import { Changes } from '../../../../infra/changes/changes.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { ResultEmails } from './result-emails.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';
import { takeStep } from '../steps.js';

interface Due {
  id: string;
  version: number;
  reason: string | null;
  reasonMalayalam: string | null;
  manifest: string;
  program: string;
  contestId: string;
  slug: string;
  title: string;
  titleMalayalam: string | null;
}

/**
 * Certified versions whose bundle is complete and whose contest has reached the announcement of its winner. A version waits for the one
 * before, unless the files of that one differ. It is never announced after a later one.
 */
const DUE = `
  select result.id, version, reason, reason_malayalam as "reasonMalayalam", manifest,
    encode(sha256(program.content), 'hex') as program,
    contest.id as "contestId", slug, title, title_malayalam as "titleMalayalam"
  from contest_results result join ${CONTESTS} contest on contest.id = contest_id
    join result_files program on result_id = result.id and program.name = 'verify.mjs'
  where state = 'certified' and manifest is not null and winner_at <= site_now()
    and not exists (select from contest_results earlier
      where earlier.contest_id = result.contest_id and earlier.version < result.version
        and earlier.state = 'certified' and earlier.fault is null)
    and not exists (select from contest_results later
      where later.contest_id = result.contest_id and later.version > result.version
        and later.state in ('announced', 'final'))
  order by version for update of result skip locked limit 1`;

/**
 * Locks the entries that the emails will refer to, before a trigger locks the contest: a withdrawal holds its entry when it waits for the contest. What
 * is under way with an entry that has left does not delay the announcement.
 */
async function lockEntrants(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query(
    `select from ${ENTRIES} where contest_id = $1 and status = 'approved' order by id for key share`,
    [contestId],
  );
}

/** Makes results public. The emails are queued in the same transaction, so that a killed worker neither loses nor repeats one. */
@Injectable()
export class Announcements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly emails: ResultEmails,
  ) {}

  async announceDue(): Promise<void> {
    while (await this.announceOne());
  }

  private announceOne(): Promise<boolean> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const [due] = await manager.query<Due[]>(DUE);
      if (!due) return false;
      const { id, version, contestId } = due;
      await lockEntrants(manager, contestId);
      await takeStep({ manager, audit: this.audit }, 'announce', { id, version, contestId }, null);
      await this.emails.queue(tx, { ...due, id: contestId }, due, due.program);
      // The pages change also if the worker is killed after the commit.
      await this.changes.publishAtCommit(manager, 'contest');
      // Entries show their places.
      await this.changes.publishAtCommit(manager, 'entries');
      return true;
    });
  }
}
