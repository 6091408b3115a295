import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../../common/clock/clock.js';
import { inTransaction } from '../../../../../database/transaction.js';
import { checkDeclaration, type Declaration } from '../../../contests/consents/check-declaration.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { ChangeReports } from './change-reports.service.js';
import { lockEntryOfContest } from './found-entry.js';
import { findChanges, propose } from './proposal.js';
import { requireChangeable } from './require-changeable.js';
import { entryChanged } from '../../emails/entry-changed.email.js';

/** The entrant corrects what she declares that artificial intelligence made. It is valid at once, also of an approved entry. */
@Injectable()
export class Declarations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reports: ChangeReports,
    private readonly clock: Clock,
  ) {}

  /** `seen` is the version of the entry that the form showed. */
  async correct(id: string, declaration: Declaration, seen: string | null): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const found = await lockEntryOfContest(tx.manager, id);
      await requireChangeable(tx.manager, found, seen, this.clock.now());
      const { entry, contest, revision } = found;
      const after = checkDeclaration(contest.aiRule, declaration, true);
      const before = propose(entry, revision);
      const changed = findChanges(before, { ...before, ...after });
      if (changed.length === 0) return;
      await tx.manager.update(ContestEntry, { id }, after);
      const { aiUse } = after;
      await this.reports.report(tx, entry, { action: 'edit', template: entryChanged, changed, aiUse });
    });
  }
}
