import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { lockEntry } from '../lock-entries.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { SiteSettings } from '../../../../infra/settings/site-settings.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { EntryCorrections } from '../entry-links/entry-corrections.service.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { EntryEvent } from '../entry-event.entity.js';
import type { CorrectedAddressDto } from '../submit-entry.dto.js';
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
    private readonly settings: SiteSettings,
  ) {}

  /** Corrects a mistyped address just after the submission, and sends the receipt of the entry to the right one. Without emails, returns its link. */
  async correct(id: string, token: string, email: string): Promise<CorrectedAddressDto> {
    return inTransaction(this.dataSource, async (tx) => {
      const entry = await lockEntry(tx.manager, id, 'CORRECTION_CLOSED');
      const { manager } = tx;
      const isShown = !this.settings.hasMailServer;
      const show = () => this.links.show(manager, { entryId: id, language: entry.language });
      if (!(await this.corrections.use(manager, id, token))) throw new DomainError('CORRECTION_CLOSED');
      // The answer to the first try may be lost, and with it the only link.
      if (entry.email === email) return isShown ? show() : {};
      await this.change(tx, entry, email, 'correct-email');
      const shown = isShown ? await show() : null;
      const link = await this.links.create(manager, id, entry.language);
      if (!(await this.mailing.redirectEmail(tx, entryReceived, id, { to: email, link })))
        throw new DomainError('ADDRESS_EMAILS_SENT');
      return { ...shown };
    });
  }

  /**
   * Writes the new address, and ends the links that the former one has. The caller has locked the entry. A change is confirmed in the new
   * mailbox, which proves it; a correction is only typed.
   */
  async change(
    tx: Transaction,
    { id, contestId, email: former, addressProvedAt, status }: ContestEntry,
    email: string,
    action: 'correct-email' | 'change-email',
  ): Promise<void> {
    const { manager } = tx;
    const isProved = action === 'change-email';
    await manager.update(ContestEntry, { id }, { email, addressProvedAt: isProved ? () => 'now()' : null });
    await this.links.endAll(manager, id);
    if (isProved) await this.corrections.end(manager, id);
    // An erasure finds emails by the address, which nobody knows any more. Those that another entry has are found by that one, and of those to
    // an address that was only typed, all but the links to the entry may be a stranger's.
    const others = { id: Not(id), email: former };
    const isShared = await manager.existsBy(ContestEntry, { ...others, contestId });
    await this.mailing.attachToEntry(tx, id, former, {
      contestId: isShared || addressProvedAt === null ? null : contestId,
      template: (await manager.existsBy(ContestEntry, others)) ? null : entryLink,
    });
    await manager.insert(EntryEvent, { entryId: id, action, fromStatus: status, toStatus: status });
  }
}
