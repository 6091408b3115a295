import { localizedPath, ownerText } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { createToken, hashToken } from '../../../../common/tokens.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { inTransaction } from '../../../../database/transaction.js';
import { SiteSettings } from '../../../../infra/settings/site-settings.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { OptOutsService } from '../../../mailing/opt-outs/opt-outs.service.js';
import { Contest } from '../../contests/contest.entity.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { lockEntry } from '../lock-entries.js';
import { AddressChange } from './address-change.entity.js';
import { EntryAddresses } from './entry-addresses.service.js';
import { entryAddressAsked } from '../emails/entry-address-asked.email.js';
import { entryAddressChanged } from '../emails/entry-address-changed.email.js';

const LINK_HOURS = 24;

/** New addresses that are confirmed in 24 hours. */
const CHANGES_OF_A_DAY = 3;

/** At most five requests in 24 hours: each sends an email, and each may go to another mailbox. */
const ASK = `insert into address_changes as change (entry_id, email, token_hash, expires_at)
  values ($1, $2, $3, site_now() + make_interval(hours => ${LINK_HOURS}))
  on conflict (entry_id) do update set email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at,
    asks = case when change.asked_at > site_now() - interval '24 hours' then change.asks + 1 else 1 end,
    asked_at = case when change.asked_at > site_now() - interval '24 hours' then change.asked_at else excluded.asked_at end
  where change.asks < 5 or change.asked_at <= site_now() - interval '24 hours'
  returning entry_id`;

/** An entrant asks for another address on the page of an entry, and confirms it by a link in an email to that address. */
@Injectable()
export class AddressChanges {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly addresses: EntryAddresses,
    private readonly mailing: MailingService,
    private readonly optOuts: OptOutsService,
    private readonly settings: SiteSettings,
  ) {}

  /** The address that waits for its confirmation. */
  async findWaiting(entryId: string): Promise<string | null> {
    const [change] = await this.dataSource.query<Array<{ email: string }>>(
      'select email from address_changes where entry_id = $1 and expires_at > site_now()',
      [entryId],
    );
    return change?.email ?? null;
  }

  /** Takes the opt-out of the address of the entry back. */
  async optIn(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const entry = await manager.findOneBy(ContestEntry, { id });
    if (!entry) throw new DomainError('NOT_FOUND');
    // It may be a stranger's, who wants no emails.
    if (entry.addressProvedAt === null) throw new DomainError('ADDRESS_NOT_PROVED');
    await this.optOuts.optIn(manager, entry.email);
  }

  /** The address of the entry takes the request back. */
  async ask(id: string, email: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const entry = await lockEntry(manager, id);
      if (email === entry.email) {
        // The row counts how often she asked.
        await manager.query('update address_changes set expires_at = site_now() where entry_id = $1', [id]);
        return;
      }
      requireProofKept(entry);
      this.settings.requireEmails();
      const [{ changes }] = await manager.query<[{ changes: number }]>(
        `select count(*)::integer as changes from entry_events
         where entry_id = $1 and action = 'change-email' and created_at > now() - interval '24 hours'`,
        [id],
      );
      if (changes >= CHANGES_OF_A_DAY) throw new DomainError('ADDRESS_EMAILS_SENT');
      const token = createToken();
      const asked = await manager.query<unknown[]>(ASK, [id, email, hashToken(token)]);
      if (asked.length === 0) throw new DomainError('ADDRESS_EMAILS_SENT');
      const { language, contestId } = entry;
      const contest = await manager.findOneByOrFail(Contest, { id: contestId });
      const queued = await this.mailing.queueEmail(tx, {
        template: entryAddressAsked,
        to: email,
        payload: {
          contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
          // In the fragment, which a browser sends to no server.
          link: `${this.config.publicUrl}${localizedPath(language, '/confirm-address')}#${token}`,
        },
        language,
        entryId: id,
        contestId,
      });
      if (!queued) throw new DomainError('ADDRESS_EMAILS_SENT');
    });
  }

  /** The former address gets a notice, and its links end: somebody else may have asked. */
  async confirm(token: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const asked = await manager.findOneBy(AddressChange, { tokenHash: hashToken(token) });
      if (!asked) throw new DomainError('INVALID_TOKEN');
      const entry = await lockEntry(manager, asked.entryId, 'INVALID_TOKEN');
      const [[change]] = await manager.query<[Array<{ email: string }>, number]>(
        'delete from address_changes where token_hash = $1 and expires_at > site_now() returning email',
        [hashToken(token)],
      );
      if (!change) throw new DomainError('INVALID_TOKEN');
      requireProofKept(entry);
      const { id, email: former, name, language, contestId } = entry;
      const contest = await manager.findOneByOrFail(Contest, { id: contestId });
      await this.addresses.change(tx, entry, change.email, 'change-email');
      await this.mailing.queueEmail(tx, {
        template: entryAddressChanged,
        to: former,
        payload: {
          name,
          contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
          contestSlug: contest.slug,
        },
        language,
        entryId: id,
        contestId,
      });
    });
  }
}

/** Somebody else than the entrant may have the link that the owner showed. Only the proved mailbox may name another one. */
function requireProofKept({ proofTakenBackAt }: ContestEntry): void {
  if (proofTakenBackAt !== null) throw new DomainError('ADDRESS_NOT_PROVED');
}
