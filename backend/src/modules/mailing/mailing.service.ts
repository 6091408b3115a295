import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource, In } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { Transaction } from '../../database/transaction.js';
import { LOCKS, lock } from '../../database/locks.js';
import { EMAILS_QUEUE, VOTER_EMAILS_QUEUE } from '../../infra/queue/queues.js';
import { type SealHead, SealHeads } from '../audit/seals/seal-heads.service.js';
import { OutgoingEmail } from './outgoing-email.entity.js';
import { recipientKey } from './recipient-key.js';
import type { EmailTemplate, Texts } from './composing/define-email.js';
import { EmailTemplates } from './email-templates.service.js';
import { UNCOUNTED_EMAILS, VOTER_SQL } from './public.sql.js';

export type { EmailDelivery, EmailStatus } from './outgoing-email.entity.js';

/** PostgreSQL accepts 65,535 values in one statement. */
const ROWS_OF_ONE_INSERT = 500;

/** The data of a job in the email queue. */
export interface EmailJob {
  emailId: string;
}

export interface EmailToSend<Payload extends object = object> {
  template: EmailTemplate<string, Payload>;
  /** Null for the owner before she has set the site up: nothing is written. */
  to: string | null;
  payload: NoInfer<Payload>;
  /** The recipient's; emails to the owner have the default. */
  language?: Locale;
  /** The entry that the email is about, for the entry's history. */
  entryId?: string;
  /** The contest that the email is about, whose texts it has. */
  contestId?: string;
  /** What the owner tries: the email goes to her, with these texts in place of those that it would have. */
  trial?: Texts;
  /** The id of the email, for a cause that shows its delivery; without it, the database chooses one. */
  id?: string;
}

type Addressed<Payload extends object> = EmailToSend<Payload> & { to: string };

type AboutContest = Pick<EmailToSend, 'template' | 'contestId'>;

export type Delivery = Pick<OutgoingEmail, 'id' | 'status' | 'delivery'>;

@Injectable()
export class MailingService {
  private readonly logger = new Logger(MailingService.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectQueue(EMAILS_QUEUE) private readonly queue: Queue<EmailJob>,
    @InjectQueue(VOTER_EMAILS_QUEUE) private readonly voterQueue: Queue<EmailJob>,
    private readonly dataSource: DataSource,
    private readonly heads: SealHeads,
    private readonly templates: EmailTemplates,
  ) {}

  /**
   * Writes the email in the transaction of its cause, and adds its job after the commit. While the queue does not answer,
   * the row waits for the worker's sweep. Returns null, and writes nothing, once the mailbox has had as many emails of the
   * template as its limit allows, whichever spellings of the address were typed, and for an email about the example.
   */
  async queueEmail<Payload extends object>(
    tx: Transaction,
    email: EmailToSend<Payload>,
  ): Promise<OutgoingEmail | null> {
    this.requireKnown(email);
    if (!isAddressed(email)) return null;
    if ((await this.withoutExample(tx, [email])).length === 0) return null;
    const key = this.keyOf(email);
    if (await hasReachedLimit(tx, email, key)) return null;
    const row = toRow(tx, email, key, await this.findHeads(tx, [email]));
    // Not `save`, which would overwrite another email with this id. The types of `insert` reject any payload.
    await tx.manager.insert(OutgoingEmail, row as object);
    tx.afterCommit(() => this.dispatch([row.id], isShown(email)));
    return row;
  }

  /** As `queueEmail`, for many emails, and whatever the recipient's limit. */
  async queueEmails<Payload extends object>(tx: Transaction, all: EmailToSend<Payload>[]): Promise<void> {
    for (const email of all) this.requireKnown(email);
    const emails = await this.withoutExample(tx, all.filter(isAddressed));
    const heads = await this.findHeads(tx, emails);
    const rows = emails.map((email) => toRow(tx, email, this.keyOf(email), heads));
    for (let start = 0; start < rows.length; start += ROWS_OF_ONE_INSERT) {
      await tx.manager.insert(OutgoingEmail, rows.slice(start, start + ROWS_OF_ONE_INSERT) as object[]);
    }
    if (rows.length === 0) return;
    const [shown, hidden] = [true, false].map((is) =>
      rows.filter((_, index) => isShown(emails[index]!) === is).map(({ id }) => id),
    );
    tx.afterCommit(() => this.dispatch(shown!));
    tx.afterCommit(() => this.dispatch(hidden!, false));
  }

  /**
   * Sends the last email of the template about an entry to another address, with another link. One that was not sent yet is
   * deleted. Returns false if the mailbox has got enough of them. An email that was erased is sent to nobody.
   */
  async redirectEmail<Payload extends { link: string }>(
    tx: Transaction,
    template: EmailTemplate<string, Payload>,
    entryId: string,
    { to, link }: { to: string; link: string },
  ): Promise<boolean> {
    const ofEntry = { entryId, template: template.name };
    const last = await tx.manager.findOne(OutgoingEmail, { where: ofEntry, order: { createdAt: 'DESC' } });
    if (!last) return true;
    await tx.manager.delete(OutgoingEmail, { ...ofEntry, status: 'queued' });
    const { language, contestId } = last;
    const payload = { ...(last.payload as unknown as Payload), link };
    const queued = await this.queueEmail(tx, {
      template,
      to,
      payload,
      language,
      entryId,
      ...(contestId !== null && { contestId }),
    });
    return queued !== null;
  }

  /** Notes the entry in emails to an address that the entry has no more: those about its contest, and those of the template. */
  async attachToEntry(
    { manager }: Transaction,
    entryId: string,
    address: string,
    { contestId, template }: { contestId: string | null; template: EmailTemplate | null },
  ): Promise<void> {
    await manager.query(
      `update outgoing_emails set entry_id = $1
       where to_address = $2 and entry_id is null and (contest_id = $3 or template = $4)
         and template not in (${VOTER_SQL})`,
      [entryId, address, contestId, template?.name],
    );
  }

  /** The delivery of the emails with these ids, as far as they exist. */
  findDeliveries(ids: string[]): Promise<Delivery[]> {
    return this.dataSource.manager.find(OutgoingEmail, {
      select: { id: true, status: true, delivery: true },
      where: { id: In(ids) },
    });
  }

  /**
   * Adds a job for each email that has no unfinished one, in the queue of those that nobody may count if `isShown` is false. Never
   * throws: the sweep finds an email without a job.
   */
  async dispatch(emailIds: string[], isShown = true): Promise<void> {
    if (emailIds.length === 0) return;
    const queue = isShown ? this.queue : this.voterQueue;
    const jobs = emailIds.map((emailId) => ({
      name: 'send',
      data: { emailId },
      opts: { deduplication: { id: emailId } },
    }));
    await queue.addBulk(jobs).catch((error: unknown) => {
      this.logger.warn({ err: error, emailIds }, 'emails wait for the sweep: the queue is not available');
    });
  }

  /** The worker finds the template by its name. */
  private requireKnown({ template }: EmailToSend): void {
    const { name } = template;
    if (this.templates.find(name) !== template)
      throw new Error(`${name} is not in emails.ts: run npm run generate`);
  }

  private keyOf({ to }: { to: string }): Buffer {
    return recipientKey(this.config.votePepper, to);
  }

  /** The entrants of the example are invented, so nobody gets an email about it. What the owner tries goes to her. */
  private async withoutExample<Email extends EmailToSend>(
    { manager }: Transaction,
    emails: Email[],
  ): Promise<Email[]> {
    if (emails.every(({ contestId }) => contestId === undefined)) return emails;
    const [{ example }] = await manager.query<[{ example: string | null }]>(
      'select example_contest() as example',
    );
    return emails.filter(
      ({ contestId, trial }) => trial !== undefined || contestId === undefined || contestId !== example,
    );
  }

  /** The heads that the emails show, by the ids of their contests. */
  private async findHeads({ manager }: Transaction, emails: AboutContest[]): Promise<Map<string, SealHead>> {
    const contestIds = new Set(emails.flatMap((email) => contestOfHead(email) ?? []));
    return contestIds.size > 0 ? this.heads.findAll(manager, [...contestIds]) : new Map();
  }
}

const isShown = ({ template, trial }: Pick<EmailToSend, 'template' | 'trial'>) =>
  trial !== undefined || !UNCOUNTED_EMAILS.includes(template.name);

/** The contest whose head the email shows, if any. */
function contestOfHead({ template, contestId }: AboutContest): string | undefined {
  return template.showsHead ? contestId : undefined;
}

function isAddressed<Payload extends object>(email: EmailToSend<Payload>): email is Addressed<Payload> {
  return email.to !== null;
}

function toRow<Payload extends object>(
  { manager }: Transaction,
  email: Addressed<Payload>,
  key: Buffer,
  heads: Map<string, SealHead>,
): OutgoingEmail {
  // Stored, so that the email looks the same whenever it is rendered.
  const head = heads.get(contestOfHead(email) ?? '');
  return manager.create(OutgoingEmail, {
    id: email.id,
    template: email.template.name,
    toAddress: email.to,
    recipientKey: key,
    language: email.language ?? DEFAULT_LOCALE,
    payload: { ...email.payload, ...(head && { head: head.line }) },
    entryId: email.entryId ?? null,
    contestId: email.contestId ?? null,
    texts: email.trial ?? null,
    isTrial: email.trial !== undefined,
  });
}

async function hasReachedLimit(
  { manager }: Transaction,
  { template, to, entryId }: Pick<Addressed<object>, 'template' | 'to' | 'entryId'>,
  key: Buffer,
): Promise<boolean> {
  const { name, limit } = template;
  if (limit === null) return false;
  await lock(manager, LOCKS.mailbox(name, key));
  const sent = await manager.query<Array<{ entryId: string | null }>>(
    // An email of an earlier release has no key.
    `select entry_id as "entryId" from outgoing_emails
     where (recipient_key = $1 or (recipient_key is null and to_address = $2))
       and template = $3 and created_at > now() - make_interval(hours => $4) limit $5`,
    [key, to, name, limit.hours, limit.count],
  );
  const ofEntry = sent.filter((email) => email.entryId === entryId).length;
  return sent.length >= limit.count || (limit.ofEntry !== undefined && ofEntry >= limit.ofEntry);
}
