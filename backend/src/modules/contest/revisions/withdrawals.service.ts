import { ownerText } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { Changes } from '../../../infra/changes/changes.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { Contest } from '../contests/contest.entity.js';
import type { ContestEntry, WithdrawableStatus } from '../entries/contest-entry.entity.js';
import { type EntryAction, EntryEvent } from '../entries/entry-event.entity.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';
import { requireChangesLeft } from './changes-of-a-day.js';
import { lockEntry } from './lock-entry.js';

const WITHDRAWABLE: readonly string[] = ['pending', 'approved'] satisfies WithdrawableStatus[];

/** The part of a withdrawal that an undo of 24 hours takes back. */
const IN_TIME = `withdrawn_at > now() - interval '24 hours'`;

/** The entrant takes her entry out of the contest, and may take that back for 24 hours. */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
    private readonly changes: Changes,
  ) {}

  /** `email` is what she typed: a link that somebody else has is not enough to withdraw her entry. */
  async withdraw(id: string, email: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const entry = await lockEntry(tx, id);
      if (email.trim().toLowerCase() !== entry.email) throw fieldError('OTHER_EMAIL', 'email');
      if (!WITHDRAWABLE.includes(entry.status)) throw new DomainError('NOT_IN_CONTEST');
      await tx.manager.query(
        `update contest_entries
         set status = 'withdrawn', withdrawn_at = now(), withdrawn_from = status, updated_at = now() where id = $1`,
        [id],
      );
      await this.report(tx, entry, 'withdraw', 'withdrawn');
    });
  }

  async undo(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const entry = await lockEntry(tx, id);
      if (entry.withdrawnFrom === null) throw new DomainError('NOT_WITHDRAWN');
      await requireChangesLeft(tx, id);
      if (!(await restore(tx, id))) throw new DomainError('UNDO_EXPIRED');
      await this.report(tx, entry, 'undo-withdraw', entry.withdrawnFrom);
    });
  }

  /** `entry` is the row before the change. */
  private async report(
    tx: Transaction,
    entry: ContestEntry,
    action: EntryAction & ('withdraw' | 'undo-withdraw'),
    toStatus: ContestEntry['status'],
  ): Promise<void> {
    const { id: entryId, contestId, status: fromStatus, language, name, youtubeUrl, email } = entry;
    await tx.manager.insert(EntryEvent, { entryId, action, fromStatus, toStatus });
    const contest = await tx.manager.findOneByOrFail(Contest, { id: contestId });
    await this.mailing.queueEmail(tx, {
      template: action === 'withdraw' ? 'entry-withdrawn' : 'entry-restored',
      to: email,
      payload: {
        name,
        youtubeUrl,
        contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
        contestSlug: contest.slug,
        link: await this.links.create(tx.manager, entryId, language),
      },
      language,
      entryId,
      contestId,
    });
    tx.afterCommit(() => this.changes.publish('entries'));
  }
}

/** Returns whether the withdrawal was young enough. */
async function restore(tx: Transaction, id: string): Promise<boolean> {
  const [, count] = await tx.manager
    .query<[unknown, number]>(
      `update contest_entries
       set status = withdrawn_from, withdrawn_at = null, withdrawn_from = null, updated_at = now()
       where id = $1 and ${IN_TIME}`,
      [id],
    )
    .catch((error: unknown) => {
      // The video may have been entered again since.
      throw violates(error, 'contest_entries_one_per_video') ? new DomainError('DUPLICATE_VIDEO') : error;
    });
  return count === 1;
}
