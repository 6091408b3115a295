import { fieldOf, type Locale, locales } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { DomainError } from '../../../common/errors/domain-error.js';
import { requireVersion } from '../../../common/http/if-match.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { inTransaction } from '../../../database/transaction.js';
import { LOCKS, lock } from '../../../database/locks.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { AdminEmailsQueries } from '../admin/admin-emails.queries.js';
import type { AdminEmailDto } from '../admin/admin-email.dto.js';
import { MailingService } from '../mailing.service.js';
import type { Texts } from '../composing/define-email.js';
import { type EmailRef, idOf } from './email-ref.js';
import type { EmailTextsDto, TryEmailTextDto } from './email-text.dto.js';
import { EmailText } from './email-text.entity.js';
import {
  EmailTextsQueries,
  findOwnBlocks,
  mergeTexts,
  type OwnBlocks,
  versionOfTexts,
} from './email-texts.queries.js';
import { errorsOf } from './text-errors.js';

/** The owner's acts on the texts of emails. An email is composed with the texts that are current when it is sent. */
@Injectable()
export class EmailTextsService {
  constructor(
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly queries: EmailTextsQueries,
    private readonly emails: AdminEmailsQueries,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /** Keeps the texts that differ from those of the release. */
  async saveTexts(
    ref: EmailRef,
    { texts, textsMalayalam }: EmailTextsDto,
    seen: string | null,
    actorId: string,
  ): Promise<void> {
    const { template, contestId } = ref;
    requireNoErrors([...errorsOf(template, 'en', texts), ...errorsOf(template, 'ml', textsMalayalam)]);
    await inTransaction(this.dataSource, async ({ manager }) => {
      await this.lock(manager, ref);
      await requireNotFixed(manager, ref);
      const before = await findOwnBlocks(manager, ref);
      requireVersion(versionOfTexts(template, before), seen);
      const after = { en: ownOf(ref, 'en', texts), ml: ownOf(ref, 'ml', textsMalayalam) };
      for (const language of locales) await replace(manager, ref, language, after[language]);
      const isReset = locales.every((language) => Object.keys(after[language]).length === 0);
      await this.audit.record(manager, {
        action: isReset ? 'emailtext.reset' : 'emailtext.save',
        actorId,
        subjectId: idOf(ref),
        ...(contestId !== null && { contestId }),
        data: {},
        before: fieldsOf(ref, before),
        after: fieldsOf(ref, after),
      });
    });
  }

  /** Sends the owner an email with these texts, whether they are saved or not, and with invented data. */
  async sendToOwner(
    ref: EmailRef,
    { language, texts }: TryEmailTextDto,
    actorId: string,
  ): Promise<AdminEmailDto> {
    const { template, contestId } = ref;
    requireNoErrors(errorsOf(template, language, texts));
    await this.limiter.consume('testEmail', actorId);
    // Data of a visitor in an email to somebody else could not be deleted with the visitor's.
    const payload = await this.queries.findSample(ref, language);
    return inTransaction(this.dataSource, async (tx) => {
      const id = randomUUID();
      await this.mailing.queueEmails(tx, [
        {
          id,
          template,
          to: this.settings.ownerEmail,
          payload,
          language,
          trial: trimmed(ref, texts),
          ...(contestId !== null && { contestId }),
        },
      ]);
      await this.audit.record(tx.manager, {
        action: 'email.test',
        actorId,
        subjectId: id,
        ...(contestId !== null && { contestId }),
        data: {},
      });
      return this.emails.findEmail(id, tx.manager);
    });
  }

  /** Gives a new contest the texts of another one. */
  async copyTexts(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query(
      `insert into email_texts (template, language, contest_id, blocks)
       select template, language, $2, blocks from email_texts where contest_id = $1`,
      [from, to],
    );
  }

  /** Of two simultaneous changes, the second sees the first. The contest stays until the transaction ends. */
  private async lock(manager: EntityManager, ref: EmailRef): Promise<void> {
    await lock(manager, LOCKS.emailText(idOf(ref)));
    if (ref.contestId === null) return;
    const [{ isFound }] = await manager.query<[{ isFound: boolean | null }]>(
      'select lock_contest($1) as "isFound"',
      [ref.contestId],
    );
    if (!isFound) throw new DomainError('NOT_FOUND');
  }
}

/** Emails to voters and judges. A word about one entry in them would reach each who decides, and nobody else. */
const IS_FIXED = /^(vote|jury)-/;

/** After the lock of the contest, which waits for a round that opens meanwhile, or makes it wait. */
async function requireNotFixed(manager: EntityManager, { template, contestId }: EmailRef): Promise<void> {
  if (contestId === null || !IS_FIXED.test(template.name)) return;
  const fixed = await manager.query<unknown[]>(
    `select from contest_facts where id = $1 and published_at is not null and certified_at is null
       and (voting_opens_at <= site_now() or jury_has_begun(id))`,
    [contestId],
  );
  if (fixed.length > 0) throw new DomainError('EMAIL_TEXTS_FIXED');
}

function requireNoErrors(details: Array<{ field: string; message: string }>): void {
  if (details.length > 0) throw new DomainError('EMAIL_TEXT_INVALID', { details });
}

/** The texts that differ from those of the release. */
function ownOf(ref: EmailRef, language: Locale, texts: Texts): Texts {
  const defaults = ref.template.ownTexts.texts[language];
  return Object.fromEntries(
    Object.entries(trimmed(ref, texts)).filter(([block, text]) => text !== defaults[block]),
  );
}

function trimmed({ template }: EmailRef, texts: Texts): Texts {
  return Object.fromEntries(
    template.ownTexts.blocks.map(({ name }) => [name, (texts[name] ?? '').replaceAll(/\r\n?/g, '\n').trim()]),
  );
}

async function replace(
  manager: EntityManager,
  { template: { name: template }, contestId }: EmailRef,
  language: Locale,
  blocks: Texts,
): Promise<void> {
  await manager.delete(EmailText, { template, language, contestId: contestId ?? IsNull() });
  if (Object.keys(blocks).length > 0) {
    await manager.insert(EmailText, { template, language, contestId, blocks });
  }
}

/** The texts as the audit log keeps them, by the names of the form. */
function fieldsOf({ template }: EmailRef, own: OwnBlocks): Texts {
  return Object.fromEntries(
    locales.flatMap((language) =>
      Object.entries(mergeTexts(template, language, own)).map(([block, text]) => [
        fieldOf(block, language),
        text,
      ]),
    ),
  );
}
