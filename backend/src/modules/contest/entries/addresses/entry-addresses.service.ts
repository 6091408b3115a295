import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { lockEntry } from '../lock-entries.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { EntryCorrections } from '../entry-links/entry-corrections.service.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { EntryEvent } from '../entry-event.entity.js';
import { entryLink } from '../emails/entry-link.email.js';
import { entryReceived } from '../emails/entry-received.email.js';

/** The email address of an entry. The history of the entry says that it was changed, and never names it. */
@Injectable()
export class EntryAddresses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly corrections: EntryCorrections,
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
  ) {}

  /** Corrects a mistyped address just after the submission, and sends the receipt of the entry to the right one. */
  async correct(id: string, token: string, email: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const entry = await lockEntry(tx.manager, id, 'CORRECTION_CLOSED');
      if (!(await this.corrections.use(tx.manager, id, token))) throw new DomainError('CORRECTION_CLOSED');
      if (entry.email === email) return;
      await this.change(tx, entry, email, 'correct-email');
      const link = await this.links.create(tx.manager, id, entry.language);
      if (!(await this.mailing.redirectEmail(tx, entryReceived, id, { to: email, link })))
        throw new DomainError('ADDRESS_EMAILS_SENT');
    });
  }

  /** Writes the new address, and ends the links that the former one has. The caller has locked the entry. */
  async change(
    tx: Transaction,
    { id, contestId, email: former, status }: ContestEntry,
    email: string,
    action: 'correct-email' | 'change-email',
  ): Promise<void> {
    const { manager } = tx;
    await manager.update(ContestEntry, { id }, { email });
    await this.links.endAll(manager, id);
    // An erasure finds emails by the address, which nobody knows any more. Those that another entry has are found by that one.
    const others = { id: Not(id), email: former };
    await this.mailing.attachToEntry(tx, id, former, {
      contestId: (await manager.existsBy(ContestEntry, { ...others, contestId })) ? null : contestId,
      template: (await manager.existsBy(ContestEntry, others)) ? null : entryLink,
    });
    await manager.insert(EntryEvent, { entryId: id, action, fromStatus: status, toStatus: status });
  }
}
