import { type Locale, localizedPath, ownerText } from '@paattu/shared/locales';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { LOCKS, shareLock } from '../../../database/locks.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { Erasures } from '../erasures.service.js';
import { IS_HELD, UNDO_HOURS } from './erasure-requests.sql.js';
import { erasureDone } from '../emails/erasure-done.email.js';
import { erasureHeld } from '../emails/erasure-held.email.js';

/** A request with what is left of its entry; the entry may have been deleted meanwhile. */
interface Request {
  id: string;
  state: 'confirmed' | 'held';
  entryId: string;
  email: string | null;
  language: Locale;
  title: string;
  titleMalayalam: string | null;
  isHeld: boolean;
}

/** Erases what entrants have asked for and confirmed. Each request is one transaction, so `kill -9` leaves it as it was, or done. */
@Injectable()
export class RequestedErasures {
  private readonly logger = new Logger(RequestedErasures.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly erasures: Erasures,
    private readonly mailing: MailingService,
  ) {}

  /** May run at the same time in several workers. One that fails is tried again in the next night. */
  async eraseDue(): Promise<void> {
    await deleteLastEmails(this.dataSource.manager);
    const due = await this.dataSource.query<Array<Pick<Request, 'id' | 'entryId'>>>(
      `select id, entry_id as "entryId" from erasure_requests where state in ('confirmed', 'held')
         and confirmed_at <= site_now() - make_interval(hours => $1) order by confirmed_at, id`,
      [UNDO_HOURS],
    );
    for (const { id, entryId } of due) {
      await inTransaction(this.dataSource, (tx) => this.erase(tx, id, entryId)).catch((error: unknown) => {
        this.logger.error({ err: error, id }, 'an erasure failed; the next night tries it again');
      });
    }
  }

  private async erase(tx: Transaction, id: string, entryId: string): Promise<void> {
    await shareLock(tx.manager, LOCKS.holds);
    // In the order of the other transactions: the entry, then its request.
    await tx.manager.query('select from contest_entries where id = $1 for update', [entryId]);
    const request = await lockRequest(tx.manager, id);
    if (!request) return;
    if (request.isHeld) return this.hold(tx, request);
    let emailId: string | null = null;
    if (request.email !== null) {
      // Neither of the entry nor of the contest: the erasure of another entry would delete it.
      const email = await this.mailing.queueEmail(tx, {
        template: erasureDone,
        to: request.email,
        payload: { contestTitle: titleOf(request) },
        language: request.language,
      });
      emailId = email?.id ?? null;
    }
    await tx.manager.query(
      `update erasure_requests set state = 'erased', erased_at = site_now(), email_id = $2, token_hash = null where id = $1`,
      [id, emailId],
    );
    // Last: a restore would erase what the journal names, though a later step failed.
    if (request.email !== null) await this.erasures.eraseEntry(tx, entryId, 'entrant');
  }

  /** Writes to her once, as long as the hold lasts. */
  private async hold(tx: Transaction, request: Request): Promise<void> {
    const { id, state, entryId, email, language } = request;
    if (state === 'held' || email === null) return;
    await tx.manager.query(`update erasure_requests set state = 'held' where id = $1`, [id]);
    await this.mailing.queueEmail(tx, {
      template: erasureHeld,
      to: email,
      payload: {
        contestTitle: titleOf(request),
        link: this.config.publicUrl + localizedPath(language, '/my-entry'),
      },
      language,
      entryId,
    });
  }
}

const titleOf = ({ language, title, titleMalayalam }: Request) => ownerText(language, title, titleMalayalam);

/** Null if it was taken back or done meanwhile, or if another worker has it. */
async function lockRequest(manager: EntityManager, id: string): Promise<Request | null> {
  const [request] = await manager.query<Request[]>(
    `select request.id, state, entry_id as "entryId", entry.email, entry.language, title, title_malayalam as "titleMalayalam",
       ${IS_HELD} as "isHeld"
     from erasure_requests request join contests contest on contest.id = request.contest_id
     left join contest_entries entry on entry.id = entry_id and entry.erased_at is null
     where request.id = $1 and state in ('confirmed', 'held') for update of request skip locked`,
    [id],
  );
  return request ?? null;
}

/** The address goes with the last email, once that is sent or was given up. */
async function deleteLastEmails(manager: EntityManager): Promise<void> {
  await manager.query(
    `with gone as (
       delete from outgoing_emails email using erasure_requests request
       where request.email_id = email.id and request.state = 'erased' and email.status in ('sent', 'failed', 'suppressed')
       returning email.id)
     update erasure_requests request set state = 'done', email_id = null
     where state = 'erased' and (
       email_id is null or email_id in (select id from gone)
       or not exists (select from outgoing_emails where id = email_id))`,
  );
}
