import { normalizeEmail } from '@paattu/shared/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { violates } from '../../../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../../../common/errors/domain-error.js';
import { inTransaction } from '../../../../../database/transaction.js';
import { ResultsOfContests } from '../../../contests/results-of-contests.js';
import { JuryOfEntries } from '../../jury-of-entries.js';
import { requireChangesLeft } from './require-changes-left.js';
import { ChangeReports } from './change-reports.service.js';
import { lockEntry, lockJuryOf } from '../../lock-entries.js';
import { Revisions } from './revisions.service.js';
import { entryWithdrawn } from '../../emails/entry-withdrawn.email.js';
import { entryRestored } from '../../emails/entry-restored.email.js';

/** How long a withdrawal can be taken back, by the clock of the database, which dated it. */
const UNDO = `interval '24 hours'`;

/** The entrant takes her entry out of the contest, and may take that back for 24 hours. */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revisions: Revisions,
    private readonly reports: ChangeReports,
    private readonly jury: JuryOfEntries,
    private readonly results: ResultsOfContests,
  ) {}

  /** `email` is what she typed, so that no press in passing withdraws her entry. */
  async withdraw(id: string, email: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const entry = await lockEntry(tx.manager, id);
      if (normalizeEmail(email) !== entry.email) throw fieldError('OTHER_EMAIL', 'email');
      // It gives the prize away as an answer does, and its undo brings no offer back.
      if (entry.addressProvedAt === null && (await this.results.awaitsAnswer(tx.manager, id)))
        throw new DomainError('ADDRESS_NOT_PROVED');
      await requireChangesLeft(tx.manager, id, ['withdraw']);
      const [, count] = await tx.manager.query<[unknown, number]>(
        `update contest_entries set status = 'withdrawn', withdrawn_at = site_now(), withdrawn_from = status
         where id = $1 and status in ('pending', 'approved')`,
        [id],
      );
      if (count === 0) throw new DomainError('NOT_IN_CONTEST');
      await this.revisions.drop(tx, id);
      const change = { action: 'withdraw', template: entryWithdrawn, toStatus: 'withdrawn' } as const;
      await this.reports.report(tx, entry, change);
    });
  }

  async undo(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await lockJuryOf(tx.manager, id);
      const entry = await lockEntry(tx.manager, id);
      if (entry.withdrawnFrom === null) throw new DomainError('NOT_WITHDRAWN');
      if (!(await restore(tx.manager, id))) throw new DomainError('UNDO_EXPIRED');
      const change = {
        action: 'undo-withdraw',
        template: entryRestored,
        toStatus: entry.withdrawnFrom,
      } as const;
      await this.reports.report(tx, entry, change);
      const { contestId, withdrawnFrom } = entry;
      if (withdrawnFrom !== 'approved') return;
      if (!(await this.jury.hear(tx, { contestId, entryId: id }, null)))
        throw new DomainError('ENTRY_UNHEARD');
    });
  }

  /** Until when the withdrawal can be taken back; null for an entry that is not withdrawn, and afterwards. */
  async findUndoEnd(id: string): Promise<Date | null> {
    const [row] = await this.dataSource.query<Array<{ end: Date }>>(
      `select withdrawn_at + ${UNDO} as end from contest_entries where id = $1 and withdrawn_at > site_now() - ${UNDO}`,
      [id],
    );
    return row?.end ?? null;
  }
}

/** Returns whether the withdrawal could still be taken back. */
async function restore(manager: EntityManager, id: string): Promise<boolean> {
  const [, count] = await manager
    .query<[unknown, number]>(
      `update contest_entries set status = withdrawn_from, withdrawn_at = null, withdrawn_from = null
       where id = $1 and withdrawn_at > site_now() - ${UNDO}`,
      [id],
    )
    .catch((error: unknown) => {
      // The video may have been entered again since.
      if (violates(error, 'contest_entries_one_per_video')) throw new DomainError('DUPLICATE_VIDEO');
      // The term of her photo may have ended.
      throw violates(error, 'contest_entries_approved_have_photo') ? new DomainError('UNDO_EXPIRED') : error;
    });
  return count === 1;
}
