import { type Locale, localizedPath, ownerText } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { sign } from '../../../common/signatures.js';
import { hashToken } from '../../../common/tokens.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction } from '../../../database/transaction.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { MailingService } from '../../mailing/mailing.service.js';
import type { ErasureRequest } from '../erasing/erasure-request.entity.js';
import type { ErasureRequestDto } from './erasure-request.dto.js';
import { DUE_AT, IS_HELD, LINK_HOURS } from './erasure-requests.sql.js';
import { erasureAsked } from '../emails/erasure-asked.email.js';
import { erasureTakenBack } from '../emails/erasure-taken-back.email.js';

const MAX_LISTED = 200;

/** The request of an entrant. */
export interface MyErasure {
  state: 'none' | 'asked' | 'confirmed' | 'held';
  /** When the link in the emails stops working; null unless it waits for the confirmation. */
  linkExpiresAt: Date | null;
  /** When it is done at the latest; null until it is confirmed, and during a legal hold. */
  dueAt: Date | null;
  /** Whether a legal hold keeps the contest now. */
  isHeld: boolean;
  /** Of the contest. */
  timeZone: string;
}

/** The entry that the link of an email is about. */
export interface LinkedEntry {
  name: string;
  contestTitle: string;
  contestTitleMalayalam: string | null;
}

/** SQL that is true of a `request` whose entry has another address since: its emails are in a mailbox that is no longer the entrant's. */
const IS_OF_FORMER_ADDRESS = `exists (select from entry_events where entry_id = request.entry_id
  and action in ('correct-email', 'change-email') and created_at > request.asked_at)`;

/** The `request` of a link that works; `$1` is the hash of its token. */
const OF_LINK = `token_hash = $1 and state in ('asked', 'confirmed', 'held') and expires_at > site_now()
  and not (state = 'asked' and ${IS_OF_FORMER_ADDRESS})`;

interface Entry {
  contestId: string;
  name: string;
  email: string;
  language: Locale;
  title: string;
  titleMalayalam: string | null;
}

/**
 * An entrant asks for the erasure of her data, confirms it by a link in an email, and may take it back until it is done. Each step
 * that comes too late changes nothing, and returns what holds now.
 */
@Injectable()
export class ErasureRequests {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
    private readonly settings: SiteSettings,
  ) {}

  /** Those that wait for the site first, the oldest of them first; then the newest of the others. */
  listRequests(): Promise<ErasureRequestDto[]> {
    return this.dataSource.query<ErasureRequestDto[]>(
      `select request.id, request.entry_id as "entryId", nullif(entry.name, '') as name, request.contest_id as "contestId", contest.title as contest,
         state, asked_at as "askedAt", expires_at as "linkExpiresAt", confirmed_at as "confirmedAt", ${DUE_AT} as "dueAt",
         request.erased_at as "erasedAt", ${IS_HELD} as "isHeld"
       from erasure_requests request join contests contest on contest.id = request.contest_id
       left join contest_entries entry on entry.id = request.entry_id
       order by state not in ('confirmed', 'held'), case when state in ('confirmed', 'held') then confirmed_at end,
         asked_at desc, request.id
       limit ${MAX_LISTED}`,
    );
  }

  find(entryId: string): Promise<MyErasure> {
    return describe(this.dataSource.manager, entryId);
  }

  /** Emails a link that confirms. All emails of an open request have the same link, because she may open any of them. */
  async ask(entryId: string): Promise<MyErasure> {
    this.settings.requireEmails();
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const { contestId, name, email, language, title, titleMalayalam } = await lockForRequest(
        manager,
        entryId,
      );
      // The next one has another id, and so another link.
      await manager.query(
        `delete from erasure_requests request
         where entry_id = $1 and (state = 'taken-back' or (state = 'asked' and (expires_at <= site_now() or ${IS_OF_FORMER_ADDRESS})))`,
        [entryId],
      );
      const [asked] = await manager.query<Array<{ id: string }>>(
        `insert into erasure_requests as request (entry_id, contest_id, expires_at)
         values ($1, $2, site_now() + make_interval(hours => $3))
         on conflict (entry_id) do update set asked_at = excluded.asked_at, expires_at = excluded.expires_at
           where request.state = 'asked'
         returning id`,
        [entryId, contestId, LINK_HOURS],
      );
      if (asked) {
        const token = sign(this.config.linkSecret, `erasure request ${asked.id}`);
        await manager.query('update erasure_requests set token_hash = $2 where id = $1', [
          asked.id,
          hashToken(token),
        ]);
        const queued = await this.mailing.queueEmail(tx, {
          template: erasureAsked,
          to: email,
          payload: {
            name,
            contestTitle: ownerText(language, title, titleMalayalam),
            // In the fragment, which a browser sends to no server.
            link: `${this.config.publicUrl}${localizedPath(language, '/erase-entry')}#${token}`,
          },
          language,
          entryId,
        });
        if (!queued) throw new DomainError('ERASURE_EMAILS_SENT');
      }
      return describe(manager, entryId);
    });
  }

  /** What the link would erase. Changes nothing. */
  async findLinked(token: string): Promise<LinkedEntry> {
    const [entry] = await this.dataSource.query<LinkedEntry[]>(
      `select name, title as "contestTitle", title_malayalam as "contestTitleMalayalam"
       from erasure_requests request join contest_entries entry on entry.id = entry_id and entry.erased_at is null
       join contests contest on contest.id = entry.contest_id
       where ${OF_LINK}`,
      [hashToken(token)],
    );
    if (!entry) throw new DomainError('INVALID_TOKEN');
    return entry;
  }

  /** Can be repeated with the same link. */
  async confirm(token: string): Promise<MyErasure> {
    return this.dataSource.transaction(async (manager) => {
      const [[confirmed]] = await manager.query<[Array<{ entryId: string }>, number]>(
        `update erasure_requests request
         set state = case state when 'asked' then 'confirmed' else state end, confirmed_at = coalesce(confirmed_at, site_now())
         from contest_entries entry
         where entry.id = entry_id and entry.erased_at is null and ${OF_LINK}
         returning entry_id as "entryId"`,
        [hashToken(token)],
      );
      if (!confirmed) throw new DomainError('INVALID_TOKEN');
      return describe(manager, confirmed.entryId);
    });
  }

  /** An email says that a confirmed request was taken back, because somebody else may have the link to the entry. */
  async takeBack(entryId: string): Promise<MyErasure> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const { name, email, language, title, titleMalayalam } = await lockForRequest(manager, entryId);
      const [request] = await manager.query<Array<Pick<ErasureRequest, 'state'>>>(
        `select state from erasure_requests
         where entry_id = $1 and state in ('asked', 'confirmed', 'held') for update`,
        [entryId],
      );
      if (request) {
        await manager.query(
          `update erasure_requests set state = 'taken-back', token_hash = null, confirmed_at = null where entry_id = $1`,
          [entryId],
        );
      }
      if (request && request.state !== 'asked') {
        await this.mailing.queueEmail(tx, {
          template: erasureTakenBack,
          to: email,
          payload: {
            name,
            contestTitle: ownerText(language, title, titleMalayalam),
            link: this.config.publicUrl + localizedPath(language, '/my-entry'),
          },
          language,
          entryId,
        });
      }
      return describe(manager, entryId);
    });
  }
}

/** Locks the entry: of two requests at once, the second waits. */
async function lockForRequest(manager: EntityManager, id: string): Promise<Entry> {
  const [entry] = await manager.query<Entry[]>(
    `select contest_id as "contestId", name, email, language, title, title_malayalam as "titleMalayalam"
     from contest_entries entry join contests contest on contest.id = contest_id
     where entry.id = $1 for update of entry`,
    [id],
  );
  if (!entry) throw new DomainError('NOT_FOUND');
  return entry;
}

/** A request counts as none once its link has expired, or went to a former address. */
async function describe(manager: EntityManager, entryId: string): Promise<MyErasure> {
  const [erasure] = await manager.query<MyErasure[]>(
    `select coalesce(request.state, 'none') as state, case request.state when 'asked' then request.expires_at end as "linkExpiresAt",
       ${DUE_AT} as "dueAt", ${IS_HELD} as "isHeld", contest.time_zone as "timeZone"
     from contest_entries entry join contests contest on contest.id = entry.contest_id
     left join erasure_requests request on request.entry_id = entry.id
       and (request.state in ('confirmed', 'held') or (request.state = 'asked' and request.expires_at > site_now() and not ${IS_OF_FORMER_ADDRESS}))
     where entry.id = $1`,
    [entryId],
  );
  if (!erasure) throw new DomainError('NOT_FOUND');
  return erasure;
}
